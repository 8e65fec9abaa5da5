// Keeps the keyboard's place: when the focused tile has been played, its neighbour takes over.

let place = null;

document.addEventListener("htmx:before:swap", () => {
  const active = document.activeElement;
  const hand = document.getElementById("hand");
  place = !active || active === document.body ? null : hand ? [...hand.children].indexOf(active) : -1;
});

document.addEventListener("htmx:after:settle", () => {
  if (place === null || (document.activeElement && document.activeElement !== document.body)) return;
  (nearest(place) ?? document.getElementById("status") ?? document.getElementById("land"))?.focus({ preventScroll: true });
  place = null;
});

function nearest(from) {
  const slots = [...(document.getElementById("hand")?.children ?? [])];
  const tiles = slots.filter((slot) => slot.matches("button"));
  const playable = tiles.filter((tile) => !tile.hasAttribute("aria-disabled"));
  const away = (tile) => Math.abs(slots.indexOf(tile) - from);
  if (from < 0) return playable[0];
  return (playable.length ? playable : tiles).sort((a, b) => away(a) - away(b))[0];
}
