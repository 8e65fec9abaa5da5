// Puts a tile elsewhere in the hand, and remembers the order for this game: Alt and arrows here,
// dragging in drag.js.

let socket;

document.addEventListener("htmx:ws:after:connection", ({ detail }) => {
  socket = detail.connection.socket;
});

export function put(slot, before) {
  const hand = slot.parentElement;
  const hadFocus = slot === document.activeElement;
  hand.insertBefore(slot, before);
  if (hadFocus) slot.focus();
  const names = [...hand.querySelectorAll(".slot")].map((each) => each.id.slice(1).replace("-", ""));
  const order = [hand.dataset.deal, ...names].join(".");
  document.cookie = `trimoon_order=${order}; path=${hand.getAttribute("action")}; max-age=604800; samesite=lax`;
  if (socket?.readyState === WebSocket.OPEN) socket.send(order);
}

function sayPlace(slot) {
  const log = document.getElementById("log");
  const line = document.createElement("p");
  const n = [...slot.parentElement.querySelectorAll(".slot")].indexOf(slot) + 1;
  line.textContent = log.dataset.moved.replace("{tile}", slot.getAttribute("aria-label")).replace("{n}", n);
  log.append(line);
}

document.addEventListener("keydown", (event) => {
  const slot = document.activeElement?.closest?.("form#hand .slot");
  if (!slot || !event.altKey || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  event.preventDefault();
  const all = [...slot.parentElement.querySelectorAll(".slot")];
  const to = all.indexOf(slot) + (event.key === "ArrowLeft" ? -1 : 1);
  if (!all[to]) return;
  put(slot, event.key === "ArrowLeft" ? all[to] : all[to].nextSibling);
  sayPlace(slot);
});
