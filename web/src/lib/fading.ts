/** A box that scrolls fades out towards what is beyond its edges; `app.css` draws it. */

/** How far the fading reaches into the box. */
export const REACH = 36;

export function fading(box: HTMLElement): () => void {
  function look(): void {
    const { overflowX, overflowY } = getComputedStyle(box);
    const across = /auto|scroll/.test(overflowX) ? box.scrollWidth - box.clientWidth : 0;
    const down = /auto|scroll/.test(overflowY) ? box.scrollHeight - box.clientHeight : 0;
    const beyond = { left: across && box.scrollLeft, right: across && across - box.scrollLeft, top: down && box.scrollTop, bottom: down && down - box.scrollTop };
    for (const [edge, length] of Object.entries(beyond)) box.style.setProperty(`--beyond-${edge}`, `${Math.min(REACH, length)}px`);
    box.toggleAttribute("data-fading", Math.max(across, down) > 1);
  }

  function watch(): void {
    sizes.disconnect();
    for (const element of [box, ...box.children]) sizes.observe(element);
  }

  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(watch);
  contents.observe(box, { childList: true });
  box.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    box.removeEventListener("scroll", look);
  };
}
