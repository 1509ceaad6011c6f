/** A live seat at a table: what it sees, and what it can send. It reconnects by itself when the connection breaks. */
import { api, ApiError, playerKey } from "./api";
import { problem, t } from "./i18n.svelte";
import { extended, patched, rejoined } from "./patch";
import { settings, type Locale } from "./settings.svelte";
import { toasts } from "./toasts.svelte";
import type { Around, LogEntry, Preview, Reason, Result, Ruler, Said, Scene, Snapshot, Told, Update } from "./types";

const PROTOCOL = 1;
const BEAT = 20_000;
const SILENCE = 45_000;
const BACK_OFF = [300, 700, 1500, 3000, 6000, 10_000];

/** A frame without its number. */
type Saying = Said extends infer F ? (F extends Said ? Omit<F, "id"> : never) : never;

interface Pending {
  resolve: (told: Told) => void;
  reject: (reason: Error) => void;
}

export class Live {
  readonly tableId: string;
  status: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  error: string = $state("");
  version: number = $state(0);
  /** The seat whose view is shown; null for a spectator. */
  seat: number | null = $state(null);
  /** All seats of this player. */
  yours: number[] = $state.raw([]);
  host: boolean = $state(false);
  game: string = $state("");
  title: string = $state("");
  introduction: string = $state("");
  scene: Scene | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** The entries of the last update, for animation. */
  fresh: LogEntry[] = $state.raw([]);
  around: Around | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  hinted: { key: string; text: string } | null = $state.raw(null);
  hinting: boolean = $state(false);
  /** A frame that changes the game was sent and has not been answered yet. */
  busy: boolean = $state(false);

  #socket: WebSocket | null = null;
  #wanted: number | null | undefined;
  #locale: Locale = settings.locale;
  #number = 0;
  #pending = new Map<number, Pending>();
  #awaited = 0;
  #doubtful: number | null = null;
  #resuming = false;
  /** Switching to another seat: the previous view stays until then. */
  #moving = false;
  #failures = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wake = (): void => {
    if (this.status === "lost" && globalThis.document?.visibilityState !== "hidden") this.#connect();
  };

  /** If `seat` is undefined, one of the player's own is used, preferably one that has to decide. */
  constructor(tableId: string, seat?: number | null) {
    this.tableId = tableId;
    this.#wanted = seat;
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  async choose(key: string): Promise<void> {
    await this.#act({ type: "choose", key, version: this.version });
  }

  /** Takes back a choice, and goes to the seat of this player that has to choose again. */
  async undo(): Promise<void> {
    const seat = this.around?.undo_seat ?? null;
    await this.#act({ type: "undo", version: this.version });
    if (seat !== null && seat !== this.seat && this.around?.asks.includes(seat)) this.take(seat);
  }

  async redo(): Promise<void> {
    await this.#act({ type: "redo", version: this.version });
  }

  async amend(path: string, value: unknown): Promise<void> {
    await this.#act({ type: "amend", version: this.version, path, value });
  }

  async consent(agree: boolean): Promise<void> {
    await this.#act({ type: "consent", agree });
  }

  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    try {
      const told = await this.#ask({ type: "hint", version: this.version });
      if (told.type === "hinted" && told.version === this.version) this.hinted = { key: told.key, text: told.text };
    } catch (e) {
      toasts.error(e);
    } finally {
      this.hinting = false;
    }
  }

  /** The reasoning behind an event; rejects if there is none. */
  async why(event: number): Promise<Reason[]> {
    const told = await this.#ask({ type: "why", event });
    return told.type === "reasons" ? told.reasons : [];
  }

  /** What an option would do; rejects if it is no longer offered. */
  async look(key: string): Promise<Preview> {
    const told = await this.#ask({ type: "look", key, version: this.version });
    if (told.type !== "looked") throw new Error(told.type);
    return told.preview;
  }

  async measure(board: string, a: number, b: number): Promise<Ruler> {
    const told = await this.#ask({ type: "measure", board, a, b });
    if (told.type !== "measured") throw new Error(told.type);
    return told.ruler;
  }

  speak(locale: Locale): void {
    if (locale === this.#locale) return;
    this.#locale = locale;
    if (this.status === "open") void this.#ask({ type: "speak", locale }).catch((e: unknown) => toasts.error(e));
  }

  /** Switches to the view of another of the player's seats. */
  take(seat: number | null): void {
    if (seat === this.seat) return;
    this.#wanted = seat;
    this.#moving = true;
    this.#hangUp();
    this.#connect();
  }

  close(): void {
    this.status = "closed";
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    this.#hangUp();
  }

  // -- saying --------------------------------------------------------------------------------------------------------------
  async #act(saying: Saying): Promise<void> {
    if (this.busy || this.status !== "open") return;
    const before = this.version;
    this.busy = true;
    try {
      const told = await this.#ask(saying);
      if (told.type === "accepted") this.#awaited = told.version;
      this.#settle();
    } catch (e) {
      this.busy = false;
      if (e instanceof Lost) this.#doubtful = before;
      else toasts.error(e);
    }
  }

  #settle(): void {
    if (this.version >= this.#awaited) this.busy = false;
  }

  #ask(saying: Saying): Promise<Told> {
    const socket = this.#socket;
    if (socket === null || this.status !== "open") return Promise.reject(new Lost());
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...saying, id }));
    });
  }

  // -- the connection ------------------------------------------------------------------------------------------------------
  #connect(): void {
    clearTimeout(this.#retry);
    if (this.status !== "lost") this.status = "connecting";
    const attempt = ++this.#attempts;
    void this.#greeting().then(
      (hello) => {
        if (attempt === this.#attempts) this.#open(hello);
      },
      (e: unknown) => {
        if (attempt !== this.#attempts) return;
        if (e instanceof ApiError && e.status >= 400 && e.status < 500 && e.status !== 429) this.#end(e.message);
        else this.#lose();
      },
    );
  }

  async #greeting(): Promise<Saying & { type: "hello" }> {
    if (this.#wanted === undefined) {
      const { yours, waiting } = await api.table(this.tableId);
      this.yours = yours;
      this.#wanted = yours.find((seat) => waiting.includes(seat)) ?? yours[0] ?? null;
    }
    this.#resuming = this.scene !== null && !this.#moving;
    return {
      type: "hello",
      protocol: PROTOCOL,
      credential: await playerKey(),
      seat: this.#wanted,
      version: this.#resuming ? this.version : null,
      locale: this.#locale,
    };
  }

  #open(hello: Saying): void {
    if (this.status === "closed" || this.#socket !== null) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.tableId)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#beat = setInterval(() => this.#pulse(), BEAT);
      socket.send(JSON.stringify({ ...hello, id: ++this.#number }));
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(message.data)) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #pulse(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lose();
    else if (this.status === "open") void this.#ask({ type: "ping" }).catch(() => undefined);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(new Lost());
    this.busy = false;
  }

  #lose(): void {
    if (this.status === "closed") return;
    this.#hangUp();
    this.status = "lost";
    const wait = BACK_OFF[Math.min(this.#failures++, BACK_OFF.length - 1)]!;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #end(error: string): void {
    this.close();
    this.error = error;
  }

  // -- hearing -------------------------------------------------------------------------------------------------------------
  #hear(told: Told): void {
    if (told.type === "snapshot") this.#begin(told);
    else if (told.type === "update") this.#advance(told);
    else if (told.type === "presence") this.around = told.around;
    else if (told.type === "bye") {
      if (told.again) this.#lose();
      else this.#end(problem(told.error, told.detail));
      return;
    }
    const pending = this.#pending.get(told.id);
    this.#pending.delete(told.id);
    if (told.type === "refused") {
      const refusal = new Error(problem(told.error, told.detail));
      if (pending) pending.reject(refusal);
      else toasts.error(refusal);
    } else pending?.resolve(told);
  }

  #begin(told: Snapshot): void {
    const last = this.log.at(-1)?.number ?? -1;
    if (this.#doubtful === told.version) toasts.show(t("ui-choose-again"));
    this.#doubtful = null;
    this.fresh = this.#resuming ? told.log.filter((entry) => entry.number > last) : [];
    this.log = this.#resuming ? rejoined(this.log, told.log) : told.log;
    this.#resuming = false;
    this.#moving = false;
    this.#failures = 0;
    this.#awaited = 0;
    if (told.version !== this.version) this.hinted = null;
    this.version = told.version;
    this.seat = told.seat;
    this.host = told.host;
    this.game = told.game;
    this.title = told.title;
    this.introduction = told.introduction;
    this.scene = told.scene;
    this.around = told.around;
    this.result = told.result;
    this.error = "";
    this.status = "open";
  }

  #advance(told: Update): void {
    if (this.scene === null) return;
    if (told.base !== this.version) {
      this.scene = null; // something was missed: start over
      this.#lose();
      return;
    }
    this.scene = patched(this.scene, told.changes);
    this.log = extended(this.log, told.kept, told.log);
    this.fresh = told.log;
    this.around = told.around;
    this.result = told.result;
    this.hinted = null;
    this.version = told.version;
    this.#settle();
  }
}

/** The connection broke before an answer arrived. */
class Lost extends Error {
  constructor() {
    super(t("ui-connection-lost"));
  }
}
