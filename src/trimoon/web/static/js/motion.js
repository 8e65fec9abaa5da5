// Lets a newer screen cut the motion before it short, and starts none where none is wished for.

const start = document.startViewTransition?.bind(document);
let running;
let came = 0;
let taken = 0;

const isStill = () =>
  came > taken || document.hidden || +getComputedStyle(document.documentElement).getPropertyValue("--motion") === 0;

if (start) {
  document.startViewTransition = (task) =>
    isStill() ? { finished: Promise.resolve(task()) } : (running = start(task));
}

document.addEventListener("htmx:ws:after:connection", ({ detail }) => {
  came = taken = 0;
  detail.connection.socket.addEventListener("message", () => {
    came += 1;
    // Where nothing moves it has been taken already.
    if (came > taken) running?.skipTransition();
  });
});

document.addEventListener("htmx:ws:before:message:incoming", () => {
  taken += 1;
});

// A motion that is cut short (by a newer screen, a hidden page, a resized window) is no fault.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException) event.preventDefault();
});
