// Tiles glide from where they lay to where they lie, and a trick to its taker. The newest screen
// stands at once, whatever still moves; nothing moves where no motion is wished for.

const SWIFT = "cubic-bezier(.2,.7,.2,1)";
const TILES = "#hand .slot:not(.gone), .spot[id]";
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
  for (const tile of lay.size ? document.querySelectorAll(TILES) : []) {
    const from = lay.get(other(tile.id));
    if (from && !lay.has(tile.id)) glide(tile.firstElementChild, from);
  }
  for (const { id, ghost, side } of leaving) {
    const seat = document.querySelector(`.seat.${side}`);
    const taken = seat?.querySelector(".taken");
    if (seat && !document.getElementById(id)) leave(ghost, placeOf(taken?.offsetParent ? taken : seat));
  }
  lay = new Map();
  leaving = [];
});

function glide(tile, from) {
  const to = placeOf(tile);
  const [across, down] = [from.left - to.left, from.top - to.top];
  tile.animate(
    { transformOrigin: ["0 0", "0 0"], transform: [`translate(${across}px,${down}px) scale(${from.width / to.width})`, "none"] },
    { duration: 240 * speed(), easing: SWIFT },
  );
}

// A picture of a tile that will be gone, as it lies there.
function ghostOf(tile) {
  const { left, top, width, height } = placeOf(tile);
  const ghost = tile.cloneNode(true);
  ghost.removeAttribute("id");
  ghost.ariaHidden = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const side = tile.parentElement.className.split("to-")[1];
  return { id: tile.id, ghost, side };
}

function leave(ghost, taker) {
  document.body.append(ghost);
  const from = placeOf(ghost);
  const across = (taker.left + taker.right - from.left - from.right) / 2;
  const down = (taker.top + taker.bottom - from.top - from.bottom) / 2;
  ghost.animate(
    { translate: `${across}px ${down}px`, scale: 0.3, opacity: [1, 0.9, 0] },
    { duration: 250 * speed(), easing: "ease-in-out" },
  ).onfinish = () => ghost.remove();
}
