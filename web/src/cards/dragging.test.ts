import { describe, expect, it } from "vitest";
import { Dragging } from "./dragging.svelte";

const at = (clientX: number, clientY: number, more: object = {}): PointerEvent => ({ clientX, clientY, button: 0, pointerType: "mouse", ...more }) as PointerEvent;
const over = (): string => "card vest";

describe("dragging", () => {
  it("begins when the pointer has gone far enough, and ends where it is dropped", () => {
    const drag = new Dragging();
    drag.press(at(10, 10), "hat");
    drag.move(at(13, 14), over);
    expect(drag.card).toBe("");
    drag.move(at(40, 10), over);
    expect([drag.card, drag.over, drag.at]).toEqual(["hat", "card vest", { x: 40, y: 10 }]);
    expect(drag.release()).toEqual({ card: "hat", over: "card vest" });
    expect([drag.card, drag.over]).toEqual(["", ""]);
  });

  it("takes the click that ends it, once", () => {
    const drag = new Dragging();
    drag.press(at(10, 10), "hat");
    drag.move(at(40, 10), over);
    drag.release();
    expect([drag.swallows(), drag.swallows()]).toEqual([true, false]);
  });

  it("leaves clicks alone", () => {
    const drag = new Dragging();
    drag.press(at(10, 10), "hat");
    expect(drag.release()).toBeNull();
    expect(drag.swallows()).toBe(false);
  });

  it.each([{ pointerType: "touch" }, { button: 2 }])("is not for fingers and other buttons: %o", (more) => {
    const drag = new Dragging();
    drag.press(at(10, 10, more), "hat");
    drag.move(at(80, 10), over);
    expect(drag.card).toBe("");
  });

  it("can be given up", () => {
    const drag = new Dragging();
    drag.press(at(10, 10), "hat");
    drag.move(at(40, 10), over);
    drag.cancel();
    expect(drag.release()).toBeNull();
  });
});
