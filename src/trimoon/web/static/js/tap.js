// On a touch screen a tile is tapped, then confirmed: a finger slips more easily than a mouse.

document.addEventListener(
  "click",
  (event) => {
    const tile = event.target.closest?.("button.slot.playable");
    if (!tile || event.pointerType !== "touch") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const address = `${tile.form.getAttribute("action")}?chosen=${tile.value}`;
    htmx.ajax("GET", address, { target: "#game", swap: "outerMorph transition:true" });
  },
  true,
);
