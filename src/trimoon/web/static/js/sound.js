// Two quiet sounds, each only where it is wished for: wood when a tile is laid, a bell on your turn.

const wishes = document.documentElement.dataset;
let air;
let seen = look();

function look() {
  const lying = [...document.querySelectorAll(".spot[id]")].map((spot) => spot.id);
  return { lying, isMine: document.getElementById("game").hasAttribute("data-mine") };
}

function heard(source, at, lasts, loud) {
  const gain = new GainNode(air, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(air.destination);
}

function note(kind, pitch, after, lasts, loud) {
  const at = air.currentTime + after;
  const source = new OscillatorNode(air, { type: kind, frequency: pitch });
  heard(source, at, lasts, loud);
  source.start(at);
  source.stop(at + lasts);
}

function wood() {
  note("triangle", 210, 0, 0.07, 0.16);
  note("sine", 940, 0, 0.025, 0.08);
}

function bell() {
  note("sine", 659.3, 0.05, 0.5, 0.06);
  note("sine", 880, 0.19, 0.7, 0.05);
}

document.addEventListener("htmx:after:settle", () => {
  const before = seen;
  seen = look();
  if (air?.state !== "running") return;
  if (wishes.soundTile === "on" && seen.lying.some((id) => !before.lying.includes(id))) wood();
  if (wishes.soundTurn === "on" && seen.isMine && !before.isMine) bell();
});

// Browsers give no sound before the first touch or key.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => {
    if (wishes.soundTile !== "on" && wishes.soundTurn !== "on") return;
    air ??= new AudioContext();
    air.resume();
  });
}
