// Opens sheets of paper over the table, and the table over the whole screen.

const full = () => document.querySelector("[data-full]");

function offerFull() {
  if (full()) full().hidden = !document.fullscreenEnabled;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-sheet], [data-close], [data-full]");
  if (event.target.matches?.("dialog")) event.target.close();
  if (!link) return;
  event.preventDefault();
  if ("close" in link.dataset) return link.closest("dialog").close();
  document.getElementById("menu").open = false;
  if ("sheet" in link.dataset) return document.querySelector(link.hash).showModal();
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.();
});

document.addEventListener("htmx:after:settle", offerFull);
offerFull();
