// Keys by their place on the keyboard, so that they are the same on every layout; what they ask
// goes over the command line.

const ASKS = { KeyC: "contract", KeyS: "score", KeyH: "hand", KeyO: "others", KeyU: "undo", KeyK: "claim" };
const TRUMPS = { KeyD: "doubles", KeyN: "none" };
const byId = (id) => document.getElementById(id);
let begun = "";
let back = 0;

function ask(line) {
  const form = byId("line");
  htmx.ajax("POST", form.getAttribute("action"), {
    source: form,
    values: { line },
    target: "#game",
    swap: "outerMorph",
  });
}

function choose(id) {
  const choice = byId(id);
  choice?.click();
  choice?.focus();
}

function tile(place) {
  const row = [...document.querySelectorAll("#hand .slot")].filter((slot) => !slot.querySelector(":checked"));
  const order = (slot) => +getComputedStyle(slot).order;
  const slot = row.sort((a, b) => order(a) - order(b))[place - 1];
  const input = slot?.querySelector("input");
  input?.click();
  (input ?? slot)?.focus();
}

function begin(name, group) {
  begun = name;
  const first = document.querySelector(`${group} :checked`) ?? document.querySelector(`${group} input`);
  first?.focus();
  return first;
}

function press(code) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const last = begun;
  begun = "";
  back = code === "KeyL" ? back + 1 : 0;
  if (last === "c" && digit) return choose(digit === "2" ? "c21" : `c${digit}`);
  if (last === "trump" && (digit || TRUMPS[code])) return choose(`trump${digit ?? TRUMPS[code]}`);
  if (digit > 0) return tile(digit);
  if (ASKS[code]) return ask(ASKS[code]);
  if (code === "KeyL") return ask(`last ${back}`);
  if (code === "KeyB") return begin("c", ".calls");
  if (code === "KeyP") return choose("cpass");
  if (code === "KeyT") return begin("trump", ".trumps") ?? ask("contract");
  if (code === "KeyF") return byId("menu").querySelector("[data-full]")?.click();
}

function isElsewhere({ target }) {
  return target.closest("dialog, input:not([type=radio]), textarea, select, [contenteditable]");
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Escape") return leave(event);
  if (document.documentElement.dataset.keys === "off" || event.repeat || isElsewhere(event)) return;
  if (event.key === "?") return open(event, () => byId("keys").showModal());
  if (event.key === "/" || event.code === "Slash") return open(event, () => byId("line-text").focus());
  if (event.shiftKey) return;
  press(event.code);
});

function open(event, way) {
  event.preventDefault();
  way();
}

function leave({ target }) {
  for (const sheet of document.querySelectorAll("#game details[open]")) sheet.open = false;
  byId("told")?.remove();
  if (target.id === "line-text") byId("status").focus();
}

// What was typed and done is cleared; what was not understood stays to be mended.
document.addEventListener("htmx:after:request", ({ detail: { ctx } }) => {
  if (ctx.sourceElement?.id !== "line" || ctx.response?.status !== 204) return;
  const field = byId("line-text");
  // The screen may be quicker than this answer, and the next line already there.
  if (field.value === ctx.request.body.get("line")) field.value = "";
});
