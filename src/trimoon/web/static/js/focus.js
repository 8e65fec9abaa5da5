// Keeps the keyboard's place: one stop for the whole hand, arrows within it, and a next place when
// the focused tile has been played.

const RESTS = "#confirm, #next, #again, .go .brass, #take";
let place = null;

const hand = () => document.getElementById("hand");
const slots = () => [...(hand()?.querySelectorAll(".slot") ?? [])];
const stops = () => slots().filter((slot) => slot.matches("form#hand .slot:not(.gone)"));
const isLost = () => !document.activeElement || document.activeElement === document.body;

function rove() {
  const all = stops();
  const main =
    all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.matches(".playable")) ?? all[0];
  for (const stop of all) stop.tabIndex = stop === main ? 0 : -1;
}

function nearest(from) {
  const order = slots();
  const all = stops();
  const playable = all.filter((tile) => tile.matches(".playable"));
  const away = (tile) => Math.abs(order.indexOf(tile) - from);
  return (playable.length ? playable : all).sort((a, b) => away(a) - away(b))[0];
}

const rest = () => [...document.querySelectorAll(RESTS)].find((button) => button.offsetParent);

document.addEventListener("htmx:before:swap", () => {
  const active = document.activeElement;
  place = isLost() ? null : slots().indexOf(active.closest(".slot") ?? active);
});

document.addEventListener("htmx:after:settle", () => {
  rove();
  if (place === null || !isLost()) return;
  const next = (place < 0 ? null : nearest(place)) ?? rest() ?? document.getElementById("status") ?? document.getElementById("land");
  next?.focus({ preventScroll: true });
  place = null;
});

document.addEventListener("focusin", rove);

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = stops();
  const at = all.indexOf(document.activeElement);
  if (!all.length || (at < 0 && !isLost() && !document.activeElement.matches("#status, #land"))) return;
  event.preventDefault();
  (at < 0 ? all.find((stop) => stop.tabIndex === 0) : all[(at + step + all.length) % all.length]).focus();
});

rove();
