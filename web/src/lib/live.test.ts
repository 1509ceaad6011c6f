import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept } from "./storage";
import type { LogEntry, Said, Scene, Told } from "./types";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Said[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Said);
  }
  close(): void {
    this.closed = true;
  }
  tell(told: Partial<Told> & { type: Told["type"] }): void {
    this.onmessage?.({ data: JSON.stringify({ id: 0, ...told }) });
  }
}

const scene = { title: { id: "t", args: {}, text: "T" }, tokens: [{ id: "x", cell: 1 }] } as unknown as Scene;
const around = { seats: [], undo: "", redo: false, asked: "", asks: [], undo_seat: null, may: [] };
const entry = (number: number): LogEntry => ({ number, event: "e", text: `${number}`, cue: "", figure: "", target: "", path: [], amount: 0, rules: [], heading: false });
const snapshot = (version: number, log: LogEntry[] = []): Partial<Told> & { type: "snapshot" } => ({
  type: "snapshot", protocol: 1, version, seat: 0, host: true, table: "t", game: "g", title: "T", introduction: "", scene, log, around, result: null,
});
const update = (base: number, version: number, cell: number): Partial<Told> & { type: "update" } => ({
  type: "update", base, version, changes: [{ at: ["tokens", 0, "cell"], set: cell, cut: false }], kept: 1, log: [entry(1)], around, result: null,
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

async function seated(): Promise<{ live: import("./live.svelte").Live; socket: FakeSocket }> {
  const { Live } = await import("./live.svelte");
  const live = new Live("t", 0);
  await settle();
  const socket = FakeSocket.all[0]!;
  socket.onopen?.();
  socket.tell(snapshot(5, [entry(0)]));
  return { live, socket };
}

async function reconnected(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(1000);
  const socket = FakeSocket.all.at(-1)!;
  socket.onopen?.();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (k: string) => stored.get(k) ?? null, setItem: (k: string, v: string) => void stored.set(k, v), removeItem: (k: string) => void stored.delete(k) });
  vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
  vi.stubGlobal("WebSocket", FakeSocket);
  kept.set("key", "k".repeat(20));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live seat", () => {
  it("says hello with the player's key and shows what it is told", async () => {
    const { live, socket } = await seated();
    expect(socket.url).toBe("ws://here/api/tables/t/live");
    expect(socket.sent[0]).toMatchObject({ type: "hello", protocol: 1, credential: "k".repeat(20), seat: 0, version: null });
    expect([live.status, live.version, live.scene?.tokens[0]?.cell]).toEqual(["open", 5, 1]);
    live.close();
  });

  it("is busy until a choice is taken and seen", async () => {
    const { live, socket } = await seated();
    const chosen = live.choose("a");
    expect(live.busy).toBe(true);
    void live.choose("b");
    expect(socket.sent.filter((said) => said.type === "choose")).toEqual([{ type: "choose", id: 2, key: "a", version: 5 }]);
    socket.tell({ type: "accepted", id: 2, version: 6 });
    await chosen;
    expect(live.busy).toBe(true);
    socket.tell(update(5, 6, 9));
    expect([live.busy, live.version, live.scene?.tokens[0]?.cell, live.log.length, live.fresh.length]).toEqual([false, 6, 9, 2, 1]);
    live.close();
  });

  it("tells what was refused", async () => {
    const { toasts } = await import("./toasts.svelte");
    const { live, socket } = await seated();
    const chosen = live.choose("a");
    socket.tell({ type: "refused", id: 2, error: "illegal", detail: "too late" });
    await chosen;
    expect(live.busy).toBe(false);
    expect(toasts.all.map((toast) => toast.text)).toContain("too late");
    live.close();
  });

  it("comes back with its version and never says a choice again", async () => {
    const { live, socket } = await seated();
    const chosen = live.choose("a");
    socket.onclose?.();
    await chosen;
    expect([live.status, live.busy]).toEqual(["lost", false]);
    const second = await reconnected();
    expect(second.sent).toEqual([expect.objectContaining({ type: "hello", version: 5 })]);
    second.tell(snapshot(6, [entry(0), entry(1)]));
    expect([live.status, live.version, live.log.length, live.fresh.map((e) => e.number)]).toEqual(["open", 6, 2, [1]]);
    expect(second.sent).toHaveLength(1);
    live.close();
  });

  it("asks to choose again where the choice did not arrive", async () => {
    const { toasts } = await import("./toasts.svelte");
    const { live, socket } = await seated();
    toasts.all = [];
    void live.choose("a");
    socket.onclose?.();
    await settle();
    (await reconnected()).tell(snapshot(5, [entry(0)]));
    expect(toasts.all).toHaveLength(1);
    live.close();
  });

  it("begins anew where an update does not follow what it has", async () => {
    const { live, socket } = await seated();
    socket.tell(update(7, 8, 3));
    expect(live.status).toBe("lost");
    const second = await reconnected();
    expect(second.sent[0]).toMatchObject({ type: "hello", version: null });
    live.close();
  });

  it("stays away when told so", async () => {
    const { live, socket } = await seated();
    socket.tell({ type: "bye", error: "gone", detail: "the table is gone", again: false });
    expect([live.status, live.error, socket.closed]).toEqual(["closed", "the table is gone", true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("answers questions by their number", async () => {
    const { live, socket } = await seated();
    const asked = live.measure("board", 1, 2);
    socket.tell({ type: "pong", id: 99 });
    socket.tell({ type: "measured", id: 2, a: 1, b: 2, ruler: { distance: 3, sight: true, path: [] } });
    expect((await asked).distance).toBe(3);
    const looked = live.look("gone");
    socket.tell({ type: "refused", id: 3, error: "illegal", detail: "gone" });
    await expect(looked).rejects.toThrow("gone");
    live.close();
  });
});
