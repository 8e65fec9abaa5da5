// Chooses a tile first where that is wished for: on touch screens, always, or never.

document.addEventListener(
  "click",
  (event) => {
    const tile = event.target.closest?.("button.slot.playable");
    const wish = document.documentElement.dataset.confirm;
    // Not every browser does this by itself; what is pressed is what moves.
    tile?.focus({ preventScroll: true });
    if (!tile || wish === "never" || (wish !== "always" && event.pointerType !== "touch")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const address = `${tile.form.getAttribute("action")}?chosen=${tile.value}`;
    htmx.ajax("GET", address, { target: "#game", swap: "outerMorph" });
  },
  true,
);
