// Drags a tile: out of the hand it is played, within the hand it takes another place.

import { put } from "./order.js";

const ENOUGH = 8;
let held = null;

document.addEventListener("pointerdown", (event) => {
  const slot = event.target.closest?.("form#hand .slot:not(.gone)");
  if (slot && event.isPrimary && !event.button) held = { slot, x: event.clientX, y: event.clientY };
});

document.addEventListener("pointermove", (event) => {
  if (!held || !event.isPrimary) return;
  const { slot, x, y } = held;
  const [dx, dy] = [event.clientX - x, event.clientY - y];
  if (!held.moves && Math.hypot(dx, dy) < ENOUGH) return;
  if (!held.moves) slot.setPointerCapture(event.pointerId);
  held.moves = true;
  slot.classList.add("dragged");
  slot.style.translate = `${dx}px ${dy}px`;
});

function letGo(slot) {
  slot.classList.remove("dragged");
  slot.style.translate = "";
}

document.addEventListener("pointerup", (event) => {
  const { slot, moves } = held ?? {};
  held = null;
  if (!moves) return;
  swallowClick();
  const hand = slot.parentElement;
  if (!hand) return;
  if (event.clientY < hand.getBoundingClientRect().top) {
    // It lies where it was let go until the answer comes; a refused one goes back.
    setTimeout(letGo, 900, slot);
    if (slot.matches("button")) return slot.form.requestSubmit(slot);
  }
  letGo(slot);
  if (event.clientY < hand.getBoundingClientRect().top) return;
  const others = [...hand.querySelectorAll(".slot")].filter((each) => each !== slot);
  const after = others.find((each) => {
    const { left, width } = each.getBoundingClientRect();
    return event.clientX < left + width / 2;
  });
  if ((after ?? null) !== slot.nextElementSibling) put(slot, after ?? null);
});

document.addEventListener("pointercancel", () => {
  if (held) letGo(held.slot);
  held = null;
});

// The click that ends a drag is none.
function swallowClick() {
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
