// Tiles glide from where they lay to where they lie, and a trick to its taker. The newest screen
// stands at once, whatever still moves; nothing moves where no motion is wished for.

const TILES = "#hand .slot[id]:not(.gone), .spot[id]";
let lay = new Map();
let leaving = [];

const speed = () => +getComputedStyle(document.documentElement).getPropertyValue("--motion");
const placeOf = (element) => element.getBoundingClientRect();
const other = (id) => (id[0] === "p" ? "h" : "p") + id.slice(1);

document.addEventListener("htmx:before:swap", () => {
  const tiles = speed() ? [...document.querySelectorAll(TILES)] : [];
  lay = new Map(tiles.map((tile) => [tile.id, placeOf(tile.firstElementChild)]));
  leaving = tiles.filter((tile) => tile.matches(".past .spot")).map(ghostOf);
});

document.addEventListener("htmx:after:settle", () => {
  let isTakenBack = false;
  for (const tile of lay.size ? document.querySelectorAll(TILES) : []) {
    const from = lay.get(other(tile.id));
    if (!from || lay.has(tile.id)) continue;
    glide(tile.firstElementChild, from);
    isTakenBack ||= tile.matches(".slot");
  }
  for (const gone of isTakenBack ? [] : leaving) {
    const seat = document.querySelector(`.seat.${gone.taker}`);
    const taken = seat?.querySelector(".taken");
    if (seat && !document.getElementById(gone.id)) leave(gone, placeOf(taken?.offsetParent ? taken : seat));
  }
  lay = new Map();
  leaving = [];
});

function glide(tile, from) {
  const to = placeOf(tile);
  const start = `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width})`;
  tile.animate(
    { transformOrigin: ["0 0", "0 0"], transform: [start, "none"] },
    { duration: 240 * speed(), easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

// A picture of a tile that will be gone, as it lies there.
function ghostOf(tile) {
  const from = placeOf(tile);
  const ghost = tile.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.ariaHidden = true;
  ghost.classList.add("ghost");
  for (const side of ["left", "top", "width", "height"]) ghost.style[side] = `${from[side]}px`;
  return { id: tile.id, ghost, from, taker: tile.parentElement.dataset.taker };
}

function leave({ ghost, from }, to) {
  const across = to.left - from.left + (to.width - from.width) / 2;
  const down = to.top - from.top + (to.height - from.height) / 2;
  document.body.append(ghost);
  ghost.animate(
    { translate: `${across}px ${down}px`, scale: 0.3, opacity: [1, 0.9, 0] },
    { duration: 250 * speed(), easing: "ease-in-out" },
  ).onfinish = () => ghost.remove();
}
