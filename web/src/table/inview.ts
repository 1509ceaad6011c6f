/** Brings options into view: scrolling boxes should not stay where the last question left them. */

import { REACH } from "../lib/fading";

/** The start and end of something along one axis. */
export interface Span {
  from: number;
  to: number;
}

/** How far a box must scroll to show the options: not at all if they are visible, to all of them if they fit, otherwise to the first and the
 * `heading` above it. */
export function shift(box: Span, options: readonly Span[], margin = 0, heading = 0): number {
  if (!options.length) return 0;
  const view = { from: box.from + margin, to: box.to - margin };
  const all = { from: Math.min(...options.map((option) => option.from)), to: Math.max(...options.map((option) => option.to)) };
  if (all.from >= box.from && all.to <= box.to) return 0;
  if (all.to - all.from + heading > view.to - view.from) return all.from - view.from - heading;
  return all.from < view.from ? all.from - view.from : all.to - view.to;
}

/** Options, and the cards already chosen. */
const OPTION = "[data-option], .card.chosen";
/** Boxes that are read from the top, whatever the options in them. */
const STILL = "[data-still]";
/** The height of the heading of a row of cards. */
const HEADING = 40;

const scrolls = (element: Element, axis: "X" | "Y"): boolean => {
  const size = axis === "X" ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  return size && /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);
};

/** An option on a card counts with the whole card. */
const boundsOf = (option: Element): DOMRect => (option.closest("[data-card]") ?? option).getBoundingClientRect();

/** Scrolls every box inside as far as necessary. Inner boxes come first, so that positions are correct for the outer ones. */
export function bringIntoView(root: ParentNode & Node): void {
  const options = [...root.querySelectorAll(OPTION)];
  const boxes = new Map<Element, Element[]>();
  for (const option of options)
    for (let box = option.parentElement; box && box !== root; box = box.parentElement)
      if (scrolls(box, "X") || scrolls(box, "Y")) boxes.set(box, [...(boxes.get(box) ?? []), option]);
  const depth = (box: Element): number => (box.parentElement ? 1 + depth(box.parentElement) : 0);
  for (const [box, within] of [...boxes].sort(([a], [b]) => depth(b) - depth(a))) {
    const edge = box.getBoundingClientRect();
    const bounds = within.map(boundsOf);
    if (scrolls(box, "X")) box.scrollLeft += shift({ from: edge.left, to: edge.right }, bounds.map(({ left, right }) => ({ from: left, to: right })), REACH);
    if (scrolls(box, "Y") && !box.matches(STILL)) box.scrollTop += shift({ from: edge.top, to: edge.bottom }, bounds.map(({ top, bottom }) => ({ from: top, to: bottom })), 0, HEADING);
  }
}

/** The mouse wheel scrolls along a row. */
export function sideways(event: WheelEvent): void {
  const row = event.currentTarget as HTMLElement;
  if (event.deltaX === 0 && row.scrollWidth > row.clientWidth) row.scrollLeft += event.deltaY;
}
