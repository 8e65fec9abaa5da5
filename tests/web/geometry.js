// What is wrong with where things lie on a page: one sentence a fault, none if all is well.
// Boxes are measured, never colours; what lies in an open sheet is compared with itself alone.
// Without motion nothing may be on its way: what is measured then is not where things come to lie.
// Only names from `long` may end in an ellipsis: of seats one could not tell which is meant.
(long = []) => {
  const TARGETS = "a[href], button, summary, select, label:has(input), input:not([type=hidden])";
  const SHEETS = "dialog[open], details.menu[open] > .sheet, .game:has(#last[open]) .side, [popover]:popover-open";
  // What comes and goes over the table: a line to type on, an answer, a lost connection.
  const OVER = "#line, #told, #lost";
  const SLACK = 1.5;
  const faults = [];
  const width = document.documentElement.clientWidth;
  const sheet = [...document.querySelectorAll(SHEETS)].at(-1);
  const root = sheet ?? document.body;

  const nameOf = (element) => {
    const text = (element.textContent || element.getAttribute("aria-label") || "").trim();
    const at = element.id ? `#${element.id}` : `.${[...element.classList].join(".")}`;
    return `${element.tagName.toLowerCase()}${at} “${text.replace(/\s+/g, " ").slice(0, 32)}”`;
  };
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");

  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      const isClipped = /absolute|fixed/.test(position) && (clipPath !== "none" || width <= 1 || height <= 1);
      if (isClipped || at.matches(".skip:not(:focus)")) return false;
    }
    return true;
  };

  function* ancestors(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) yield at;
  }

  // What is left of a box where names too long for their place end in an ellipsis.
  function shortened(holder, { left, top, right, bottom, width, height }) {
    const frame = [...ancestors(holder)].find((at) => getComputedStyle(at).textOverflow === "ellipsis")?.getBoundingClientRect();
    return frame ? { left: Math.max(left, frame.left), right: Math.min(right, frame.right), top, bottom, width, height } : { left, top, right, bottom, width, height };
  }

  for (const { effect, transitionProperty } of document.getAnimations()) {
    faults.push(`moves: ${nameOf(effect.target)}, ${transitionProperty ?? "an animation"}`);
  }

  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest("script, style, option, svg") || !isSeen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) lines.push({ holder, box: shortened(holder, box), isText: true });
    }
  }
  const seen = (selector) =>
    [...root.querySelectorAll(selector)].filter(isSeen).map((holder) => ({ holder, box: holder.getBoundingClientRect() }));
  const targets = seen(TARGETS).filter(({ holder }) => !holder.matches("label input"));
  const tiles = seen("#hand > *, .hand > *").filter(({ holder }) => holder.matches(".slot"));
  const pictures = seen("main svg, main img").filter(({ holder }) => !holder.closest("symbol, .trick"));

  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
  }
  const scrolls = (element) => {
    const style = getComputedStyle(element);
    return /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth;
  };
  const inScroller = (element) => [...ancestors(element)].some(scrolls);

  for (const { holder, box } of [...lines, ...targets, ...tiles, ...pictures]) {
    if (inScroller(holder)) continue;
    const isAbove = box.top + scrollY < -SLACK && !holder.closest(SHEETS);
    if (box.left < -SLACK || box.right > width + SLACK || isAbove) {
      faults.push(`off the page: ${nameOf(holder)} at ${round(box)} in ${width}`);
    }
  }

  for (const { holder, box } of lines) {
    for (const at of ancestors(holder)) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const clips = (value) => /hidden|clip/.test(value);
      const frame = at.getBoundingClientRect();
      const isCutX = clips(style.overflowX) && (box.right > frame.right + SLACK || box.left < frame.left - SLACK);
      const isCutY = clips(style.overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
      if (isCutX || isCutY) {
        faults.push(`cut: ${nameOf(holder)} at ${round(box)} by ${nameOf(at)} at ${round(frame)}`);
        break;
      }
    }
  }

  for (const holder of root.querySelectorAll("*")) {
    const isCut = getComputedStyle(holder).textOverflow === "ellipsis" && holder.scrollWidth > holder.clientWidth + 1;
    if (isCut && holder.clientWidth > 1 && isSeen(holder) && !long.some((name) => holder.textContent.includes(name))) {
      faults.push(`shortened: ${nameOf(holder)} at ${round(holder.getBoundingClientRect())}`);
    }
  }

  // The room around a word that can be pressed is not seen, so it may lie over other words.
  const isDrawn = ({ holder }) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(holder);
    return backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
  };
  // The moons of the contract lie over each other.
  const single = pictures.filter(({ holder }) => !holder.closest(".moons"));
  const blocks = [...lines, ...targets.filter(isDrawn), ...tiles, ...single];
  const related = (a, b) => a.holder.contains(b.holder) || b.holder.contains(a.holder);
  const partOf = ({ holder }) => holder.closest(`${TARGETS}, .slot, .call`);
  const isLifted = ({ holder }) =>
    [...ancestors(holder)].some((at) => at !== sheet && (at.matches(OVER) || /fixed|sticky/.test(getComputedStyle(at).position)));
  const lifted = new Map(blocks.map((block) => [block, isLifted(block)]));
  blocks.forEach((a, index) => {
    for (const b of blocks.slice(index + 1)) {
      if (related(a, b) || lifted.get(a) !== lifted.get(b)) continue;
      const part = partOf(a);
      if (part && part === partOf(b)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Boxes of lines hold the room above and below the letters too.
      const allowed = a.isText || b.isText ? Math.min(a.box.height, b.box.height) * 0.4 : SLACK;
      if (across > SLACK && down > Math.max(allowed, SLACK)) {
        faults.push(`overlap: ${nameOf(a.holder)} at ${round(a.box)} and ${nameOf(b.holder)} at ${round(b.box)}`);
      }
    }
  });

  for (const { holder, box } of targets) {
    const isInText = holder.matches("a") && getComputedStyle(holder).display === "inline";
    if (isInText || holder.matches("[aria-hidden=true]")) continue;
    if (Math.min(box.width, box.height) < 24 - 0.5) faults.push(`small: ${nameOf(holder)} at ${round(box)}`);
    const isButton = holder.matches("button, .brass, .outlined");
    if (isButton && box.height < 44 - 0.5) faults.push(`low: ${nameOf(holder)} at ${round(box)}`);
  }

  const at = [scrollX, scrollY];
  for (const { holder } of targets) {
    holder.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = holder.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const over = found?.closest(OVER);
    const isOver = over && !(over.id === "lost" && holder.closest(".top"));
    if (found && !isOver && !holder.contains(found) && !found.contains(holder) && found.closest("label") !== holder) {
      faults.push(`covered: ${nameOf(holder)} by ${nameOf(found)}`);
    }
  }
  scrollTo(...at);
  return faults;
}
