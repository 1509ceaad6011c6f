/** One player's session at a table: the question, what is being looked at, and what the side panel shows. */
import { links, type Links } from "../cards/links";
import { t } from "../lib/i18n.svelte";
import type { Live } from "../lib/live.svelte";
import { session } from "../lib/storage";
import type { Card, Choice, LogEntry, Preview, Reason, Ruler, Token, Zone } from "../lib/types";
import { learnt, lastOfEnemies, type Sides } from "./logbook";
import { myQuestion, offers, type Offer } from "./options";
import { inHand, picked } from "./picked";
import { remembered, type Weighty } from "./weighty";
import { origins, wayOf, type Origins } from "./ways";
import { several } from "./zones";

const PAUSE = 70;


export interface Mark {
  cells: number[];
  label: string;
}

export interface Asked {
  entry: LogEntry;
  /** null while they are being fetched. */
  reasons: Reason[] | null;
  shown: number;
}

export class Play {
  readonly live: Live;
  /** Lists all options, including those shown elsewhere. */
  all: boolean = $state(false);
  panel: "log" | "why" | "inspect" = $state("log");
  asked: Asked | null = $state.raw(null);
  inspected: number | null = $state(null);
  ruler: Ruler | null = $state.raw(null);
  card: Card | null = $state.raw(null);
  pile: Zone | null = $state.raw(null);
  tree: readonly Zone[] | null = $state.raw(null);
  /** A weighty choice that awaits confirmation. */
  doubted: Choice | null = $state.raw(null);
  /** Weighty choices that have been offered so far, whether or not they are available now. */
  weighty: Weighty[] = $state.raw([]);
  /** One of our choices has been sent: focus moves to the next question. */
  acted: boolean = false;

  /** Cards chosen so far, in order. */
  picked: string[] = $state.raw([]);
  #picks = new Map<number | null, string[]>();

  #looked: { key: string; preview: Preview } | null = $state.raw(null);
  #hovered: string = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The question at the last refresh: what was inspected for it is closed with it. */
  #topic: string = "";
  #sides: Sides = {};
  #origins: Origins = {};
  #tokens: readonly Token[] = [];

  constructor(live: Live) {
    this.live = live;
    this.weighty = session.get<Weighty[]>(`weighty.${live.tableId}`, []);
  }

  readonly question = $derived.by(() => myQuestion(this.live.scene, this.live.seat));
  /** Whether the game waits for an answer; otherwise the question only says what may be done meanwhile. */
  readonly due: boolean = $derived.by(() => this.question !== null && !this.question.standing);
  readonly offers: Offer[] = $derived.by(() => (this.live.scene ? offers(this.question, this.live.scene, this.all, this.live.seat) : []));
  /** Where cards can be put. */
  readonly links: Links = $derived.by(() => links(this.offers, this.live.scene?.zones ?? [], this.live.scene?.players ?? [], this.live.seat));
  /** Whether cards need the space of the board: they are put somewhere, or there are several groups of them. */
  readonly broad: boolean = $derived.by(() => this.due && (this.links.size > 0 || several(this.live.scene?.zones ?? [], this.live.seat)));
  /** Whether the question is about cards that are in sight. */
  readonly onCards: boolean = $derived.by(() => this.broad || this.links.size > 0 || this.offers.some((offer) => offer.place === "card"));
  /** Distinguishes one question from the next. */
  readonly topic: string = $derived.by(() => [this.question?.prompt.text ?? "", ...this.offers.map((offer) => offer.choice.key)].join("\n"));
  readonly sides: Sides = $derived.by(() => (this.#sides = learnt(this.#sides, this.live.scene?.tokens ?? [])));
  readonly onBoard: Choice[] = $derived.by(() => this.offers.filter((offer) => offer.place === "board").map((offer) => offer.choice));

  /** Drawn by the board over its cells: the option being looked at, or the path of the entry being explained. */
  readonly preview: Preview | null = $derived.by(() => {
    if (this.#looked && this.#looked.key === this.#hovered) return this.#looked.preview;
    if (this.panel !== "why" || !this.asked) return null;
    const { entry } = this.asked;
    const path = wayOf(entry, this.live.log, this.#origins, this.live.scene?.tokens ?? []);
    return { path, cells: [], figures: entry.target ? [entry.target] : [], notes: [] };
  });

  /** The option on a card that is being looked at; those elsewhere are written where they are. */
  readonly over: string = $derived.by(() => {
    const offer = this.offers.find(({ choice }) => choice.key === this.#hovered);
    return offer?.place === "card" && !this.all ? offer.choice.text.text : "";
  });

  /** Cells to highlight: those of the reason shown, or the place of the hint. */
  readonly marks: Mark[] = $derived.by(() => {
    if (this.panel === "why" && this.asked) {
      const cells = this.asked.reasons?.[this.asked.shown]?.cells ?? [];
      return cells.length ? [{ cells, label: `${this.asked.shown + 1}` }] : [];
    }
    const hinted = this.onBoard.find((choice) => choice.key === this.live.hinted?.key);
    if (!hinted) return [];
    const cell = hinted.cell >= 0 ? hinted.cell : this.live.scene?.tokens.find((token) => token.id === hinted.figure)?.cell;
    return cell === undefined ? [] : [{ cells: [cell], label: t("ui-hint") }];
  });

  readonly acting: string = $derived.by(() => {
    const scene = this.live.scene;
    const turn = scene?.ribbon.find((entry) => entry.state === "acting");
    return turn?.figure ?? (this.due ? scene?.players.find((player) => player.seat === this.question?.seat)?.figure : undefined) ?? "";
  });

  async choose(key: string): Promise<void> {
    const choice = this.offers.find((offer) => offer.choice.key === key)?.choice;
    if (choice?.confirm) this.doubted = choice;
    else if (choice) await this.confirm(choice);
  }

  /** Chooses without asking for confirmation. */
  async confirm({ key }: Choice): Promise<void> {
    if (!this.offers.some((offer) => offer.choice.key === key)) return;
    this.doubted = null;
    this.hover(null);
    this.acted = true;
    const card = this.offers.find((offer) => offer.choice.key === key)?.choice.card;
    if (card && inHand(this.live.scene?.zones ?? [], this.live.seat).has(card)) this.#picks.set(this.live.seat, [...(this.#picks.get(this.live.seat) ?? []), card]);
    if (this.panel === "why") this.close();
    await this.live.choose(key);
  }

  /** Looks at an option; its preview is requested after a moment. */
  hover(choice: Choice | null): void {
    clearTimeout(this.#timer);
    this.#hovered = choice?.key ?? "";
    if (!choice || this.#looked?.key === choice.key) return;
    const { version } = this.live;
    this.#timer = setTimeout(() => {
      this.live.look(choice.key).then(
        (preview) => (this.#looked = this.live.version === version ? { key: choice.key, preview } : null),
        () => (this.#looked = null), // no longer offered: nothing to show
      );
    }, PAUSE);
  }

  /** The game has changed: discard what was being looked at. */
  refresh(): void {
    if (this.doubted && !this.offers.some((offer) => offer.choice.key === this.doubted?.key)) this.doubted = null;
    if (this.question) {
      this.weighty = remembered(this.weighty, this.question);
      session.set(`weighty.${this.live.tableId}`, this.weighty);
    }
    this.#origins = origins(this.#origins, this.#tokens, this.live.fresh);
    this.#tokens = this.live.scene?.tokens ?? [];
    clearTimeout(this.#timer);
    this.#looked = null;
    this.#hovered = "";
    this.ruler = null;
    if (this.topic !== this.#topic && this.panel === "inspect") this.close();
    this.#topic = this.topic;
    this.picked = picked(this.#picks.get(this.live.seat) ?? [], this.due ? this.question : null, this.live.scene?.zones ?? [], this.live.seat);
    this.#picks.set(this.live.seat, this.picked);
  }

  async why(entry: LogEntry): Promise<void> {
    this.panel = "why";
    this.asked = { entry, reasons: null, shown: -1 };
    const reasons = await this.live.why(entry.number).catch((): Reason[] => []);
    if (this.asked?.entry.number === entry.number) this.asked = { entry, reasons, shown: reasons.length - 1 };
  }

  whyLast(): void {
    const entry = lastOfEnemies(this.live.log, this.sides);
    if (entry) void this.why(entry);
  }

  show(reason: number): void {
    if (this.asked) this.asked = { ...this.asked, shown: reason };
  }

  inspect(cell: number | null): void {
    this.inspected = cell;
    this.panel = cell === null ? "log" : "inspect";
  }

  close(): void {
    this.panel = "log";
    this.asked = null;
    this.inspected = null;
  }

  async measure(board: string, a: number, b: number): Promise<void> {
    this.ruler = await this.live.measure(board, a, b).catch(() => null);
  }
}
