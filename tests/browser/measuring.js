/** What cannot be read on this page: text that is cut off, words that are broken without a hyphen or wider than their place, and text under
 * something else. */
() => {
  const wrong = new Set();
  const tell = (what, node, more = "") => wrong.add(`${what}: “${node.textContent.trim().slice(0, 60)}”${more} in ${path(node)}`);
  const path = (node) => [node.parentElement?.parentElement, node.parentElement].map((e) => `${e?.localName}.${e?.getAttribute("class")?.replace(/ ?svelte-\w+/, "")}`).join(" > ");
  const style = (element) => getComputedStyle(element);
  const SLACK = 1.5;

  /** Visible, and not only for screen readers. */
  const seen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("svg")) return false;
    for (let e = element; e; e = e.parentElement) if (e.offsetWidth <= 1 && style(e).overflow === "hidden") return false;
    return true;
  };
  /** The lines of a text, without the space above and below the letters. */
  const lines = (node, from = 0, to = node.length) => {
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => new DOMRect(r.x, r.y + 0.2 * r.height, r.width, 0.6 * r.height));
  };
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("dialog[open]") ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.data.trim() && seen(walker.currentNode.parentElement)) texts.push(walker.currentNode);

  /** Shortened with an ellipsis, but told in full by the title of what it is in. */
  const shortened = (e, node) => style(e).webkitLineClamp !== "none" && e.closest("[title]")?.title.includes(node.data.replaceAll("\u00ad", "").trim());
  /** Beyond the edge of something that cuts off; what can be scrolled or unfolded can be read. */
  const cut = (node, line) => {
    let [across, down] = [true, true];
    for (let e = node.parentElement; e && !e.closest("[aria-expanded=false]"); e = e.parentElement) {
      const { overflowX, overflowY, clipPath } = style(e);
      const box = e.getBoundingClientRect();
      const [, clipped] = clipPath.match(/^inset\(\S+ \S+ \S+ (\S+)px\)$/) ?? [];
      if (clipped && line.left < box.left + Number(clipped) - SLACK) return true;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY) || shortened(e, node)) down = false;
      if (across && /hidden|clip/.test(overflowX) && (line.left < box.left - SLACK || line.right > box.right + SLACK)) return true;
      if (down && /hidden|clip/.test(overflowY) && (line.top < box.top - SLACK || line.bottom > box.bottom + SLACK)) return true;
    }
    return false;
  };

  for (const node of texts) {
    if (lines(node).some((line) => cut(node, line))) tell("cut off", node);
    let block = node.parentElement;
    while (style(block).display === "inline") block = block.parentElement;
    const room = block.getBoundingClientRect();
    const initial = getComputedStyle(block, "::first-letter").float !== "none"; // a letter of another size
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\-–—/]+/g)) {
      if (initial && index === 0) continue;
      // Letter by letter: the hyphen before a part of a word belongs to that part.
      const parts = [...word].flatMap((_, n) => lines(node, index + n, index + n + 1).slice(-1));
      if (new Set(parts.map((r) => Math.round(r.top))).size > 1) tell("broken", node, ` at “${word}”`);
      if (parts.some((r) => r.left < room.left - SLACK || r.right > room.right + SLACK)) tell("too wide", node, ` at “${word}”`);
    }
  }

  /** Not scrolled away. */
  const inView = (node, line) => {
    for (let e = node.parentElement; e; e = e.parentElement) {
      const box = e.getBoundingClientRect();
      if (style(e).overflowY !== "visible" && (line.bottom <= box.top || line.top >= box.bottom)) return false;
      if (style(e).overflowX !== "visible" && (line.right <= box.left || line.left >= box.right)) return false;
    }
    return true;
  };
  const opaque = (element) => {
    const { backgroundColor, backgroundImage } = style(element);
    return backgroundImage !== "none" || !/^rgba\(.*, 0?\.?\d*\)$|^color\(.*\/ |transparent/.test(backgroundColor);
  };
  /** What scrolls passes under headings that stay. */
  const stays = (element, node) => {
    for (let e = element; e; e = e.parentElement) if (style(e).position === "sticky") return e.parentElement.contains(node.parentElement);
    return false;
  };
  for (const node of texts)
    for (const line of lines(node))
      for (const x of [line.left + 2, line.x + line.width / 2, line.right - 2]) {
        const y = line.y + line.height / 2;
        if (!inView(node, new DOMRect(x, y, 0.1, 0.1))) continue;
        const above = document.elementsFromPoint(x, y);
        const own = above.findIndex((e) => e.contains(node.parentElement));
        const over = above.slice(0, Math.max(own, 0)).find((e) => opaque(e) && !stays(e, node));
        if (over) tell("under something", node, ` by ${over.localName}.${over.getAttribute("class")}`);
      }

  /** Cards do not scroll, and the frame of the one under the pointer lies over no text. */
  const FRAME = 4;
  for (const card of document.querySelectorAll("article.card")) {
    for (const e of card.querySelectorAll("*")) {
      if (/auto|scroll/.test(style(e).overflowY) && e.scrollHeight > e.clientHeight) wrong.add(`too long: “${card.getAttribute("aria-label")}”`);
    }
    const [box, border] = [card.getBoundingClientRect(), card.clientTop + FRAME];
    const inside = new DOMRect(box.x + border, box.y + border, box.width - 2 * border, box.height - 2 * border);
    for (const node of texts.filter((node) => card.contains(node)))
      for (const line of lines(node))
        if (line.left < inside.left || line.right > inside.right || line.top < inside.top || line.bottom > inside.bottom) tell("under the frame", node);
  }

  // Some labels of cards let the pointer through, so that they are not found at a point.
  for (const card of document.querySelectorAll("article")) {
    const printed = texts.filter((node) => card.contains(node)).flatMap((node) => lines(node).filter((line) => inView(node, line)).map((line) => ({ node, line })));
    for (const label of card.querySelectorAll("*")) {
      if (!label.textContent.trim() || style(label).position !== "absolute" || !seen(label) || label.matches(".cover")) continue;
      const box = label.getBoundingClientRect();
      for (const { node, line } of printed) if (!label.contains(node) && meet(box, line)) tell("covered", node, ` by “${label.textContent}”`);
    }
  }
  return [...wrong];
}
