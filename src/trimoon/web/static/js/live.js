// Keeps the page current: lets newer screens through, speaks what happened, shows a lost line.

const lost = document.getElementById("lost");
const log = document.getElementById("log");
const now = document.getElementById("now");
let isOpen = false;
let wasLost = false;
let once;

const game = () => document.getElementById("game");
const shownSeq = () => Number(game().dataset.seq);

function say(...sentences) {
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    log.append(line);
  }
  while (log.childElementCount > 40) log.firstElementChild.remove();
}

function sayNow() {
  const told = document.querySelector("#told span");
  if (told && told.dataset.once !== once) say(told.textContent);
  once = told?.dataset.once;
  const text = game().dataset.now;
  if (now.textContent !== text) now.textContent = text;
}

function warn(text) {
  lost.hidden = !text;
  lost.textContent = text ?? "";
}

document.addEventListener("htmx:ws:before:message:incoming", (event) => {
  const told = JSON.parse(event.detail.message.data);
  say(...told.news);
  // The screen at every connect is mostly the one that stands there already.
  if (told.seq <= shownSeq()) event.preventDefault();
});

// An answer that was overtaken by a newer screen is not shown.
const isOvertaken = ({ ctx }) => Number(/data-seq="(\d+)"/.exec(ctx.text)?.[1]) < shownSeq();

document.addEventListener("htmx:before:swap", (event) => {
  const { ctx } = event.detail;
  const isFault = ctx.response?.status >= 400;
  if (isFault || isOvertaken(event.detail)) event.preventDefault();
  if (ctx.response?.status >= 500) warn(lost.dataset.unsent);
  // The game or the seat is gone: the whole page says so.
  else if (isFault) location.reload();
});

document.addEventListener("htmx:config:request", (event) => {
  if (isOpen) event.detail.ctx.request.headers["X-Live"] = "1";
});

document.addEventListener("htmx:error", ({ detail }) => {
  if (detail.ctx) warn(lost.dataset.unsent);
});

document.addEventListener("htmx:ws:after:connection", () => {
  isOpen = true;
  warn();
  if (wasLost) say(lost.dataset.again);
  wasLost = false;
});

document.addEventListener("htmx:ws:close", () => {
  isOpen = false;
  wasLost = true;
  if (lost.hidden) warn(lost.dataset.lost);
});

addEventListener("pagehide", () => lost.remove());

document.addEventListener("htmx:after:settle", sayNow);

// Regions that stood empty when the page came are read aloud when they fill.
addEventListener("load", () => {
  say(log.dataset.greeting);
  sayNow();
});
