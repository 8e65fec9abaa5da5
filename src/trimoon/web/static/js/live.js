// Keeps the page current: lets newer screens through, speaks what happened, shows a lost line.

const lost = document.getElementById("lost");
const log = document.getElementById("log");
const now = document.getElementById("now");
let isOpen = false;

const shownSeq = () => Number(document.getElementById("game").dataset.seq);

function say(sentences) {
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    log.append(line);
  }
  while (log.childElementCount > 40) log.firstElementChild.remove();
}

function sayStatus() {
  const text = [...document.querySelectorAll("#status > *, .refusal")]
    .map((line) => line.textContent)
    .join(". ");
  if (text && now.textContent !== text) now.textContent = text;
}

document.addEventListener("htmx:ws:before:message:incoming", (event) => {
  const told = JSON.parse(event.detail.message.data);
  say(told.news);
  // The screen at every connect is mostly the one that stands there already.
  if (told.seq <= shownSeq()) event.preventDefault();
});

// An answer that was overtaken by a newer screen is not shown.
const isOvertaken = ({ ctx }) => Number(/data-seq="(\d+)"/.exec(ctx.text)?.[1]) < shownSeq();

document.addEventListener("htmx:before:swap", (event) => {
  if (isOvertaken(event.detail)) event.preventDefault();
});

document.addEventListener("htmx:before:viewTransition", ({ detail }) => {
  const { task } = detail;
  detail.task = async () => isOvertaken(detail) || task();
});

document.addEventListener("htmx:config:request", (event) => {
  if (isOpen) event.detail.ctx.request.headers["X-Live"] = "1";
});

document.addEventListener("htmx:ws:after:connection", () => {
  isOpen = true;
  lost.hidden = true;
  lost.textContent = "";
});

document.addEventListener("htmx:ws:close", () => {
  isOpen = false;
  lost.hidden = false;
  lost.textContent = lost.dataset.lost;
});

addEventListener("pagehide", () => {
  lost.remove();
});

document.addEventListener("htmx:after:settle", sayStatus);

// A motion that is cut short (a hidden page, a window being resized) is no fault.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException) event.preventDefault();
});
