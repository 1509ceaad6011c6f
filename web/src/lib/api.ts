/** The calls of the server's lobby. */
import type {
  CampaignInfo, Claim, GameInfo, Invitation, MadeTable, NewCampaign, NewTable, PlayStage, PlayerKey, Problem, Reach, RuleText, Seated, Sit, TableInfo, TransferCode, Welcome,
} from "./types";
import { problem, t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { kept } from "./storage";

/** The error of a failed call; its message can be shown to users. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly error: string, detail: string) {
    super(problem(error, detail));
  }
}

const KEY = "key";
let making: Promise<string> | null = null;

async function send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  } catch {
    throw new ApiError(0, "unreachable", t("ui-unreachable"));
  }
  if (answer.ok) return answer;
  const { error = `${answer.status}`, detail = answer.statusText } = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(answer.status, error, detail);
}

/** The player's key, which keeps "my tables" without an account. It is created when first needed. */
export async function playerKey(): Promise<string> {
  const stored = kept.get<string | null>(KEY, null);
  if (stored !== null) return stored;
  making ??= send("POST", "/players")
    .then((answer) => answer.json() as Promise<PlayerKey>)
    .then(({ key }) => {
      kept.set(KEY, key);
      return key;
    })
    .finally(() => {
      making = null;
    });
  return making;
}

export const hasKey = (): boolean => kept.get<string | null>(KEY, null) !== null;

/** A call with the player's key. If the server does not know the key (because its data is gone), a new one is created, once. */
async function call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const key = await playerKey();
  try {
    return await send(method, path, body, { ...headers, Authorization: `Bearer ${key}` });
  } catch (e) {
    if (!(e instanceof ApiError) || e.status !== 401) throw e;
    if (kept.get<string | null>(KEY, null) === key) kept.set(KEY, null);
    return send(method, path, body, { ...headers, Authorization: `Bearer ${await playerKey()}` });
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = body === undefined ? await call(method, path) : await call(method, path, JSON.stringify(body), { "Content-Type": "application/json" });
  return (await answer.json()) as T;
}

const at = (...parts: (string | number)[]): string => `/${parts.map((part) => encodeURIComponent(part)).join("/")}`;

export const api = {
  games: async (locale: string): Promise<GameInfo[]> => (await send("GET", `/games?locale=${locale}`)).json() as Promise<GameInfo[]>,
  rule: async (game: string, rule: string, locale: string): Promise<RuleText> =>
    (await send("GET", `${at("games", game, "rules", rule)}?locale=${locale}`)).json() as Promise<RuleText>,

  tables: (): Promise<TableInfo[]> => json("GET", `/tables?locale=${settings.locale}`),
  table: (id: string): Promise<TableInfo> => json("GET", at("tables", id)),
  make: (order: NewTable): Promise<MadeTable> => json("POST", "/tables", order),
  sit: (id: string, order: Sit): Promise<Seated> => json("POST", at("tables", id, "sit"), order),
  /** Needs no key: the person opening a link is not known yet. */
  invited: async (id: string, secret: string, locale: string): Promise<Welcome> => {
    const body = JSON.stringify({ secret });
    return (await send("POST", `${at("tables", id, "invited")}?locale=${locale}`, body, { "Content-Type": "application/json" })).json() as Promise<Welcome>;
  },
  reach: async (): Promise<Reach> => (await send("GET", "/reach")).json() as Promise<Reach>,
  invite: (id: string): Promise<Invitation[]> => json("POST", at("tables", id, "invitations")),
  handOver: (id: string, seat: number, bot: string): Promise<TableInfo> => json("PUT", at("tables", id, "seats", seat, "bot"), { bot }),
  remove: async (id: string): Promise<void> => void (await call("DELETE", at("tables", id))),
  export: async (id: string): Promise<Blob> => (await call("GET", at("tables", id, "export"))).blob(),
  import: async (file: Blob): Promise<MadeTable> =>
    (await call("POST", "/tables/import", file, { "Content-Type": "application/octet-stream" })).json() as Promise<MadeTable>,

  campaigns: (): Promise<CampaignInfo[]> => json("GET", `/campaigns?locale=${settings.locale}`),
  campaign: (id: string): Promise<CampaignInfo> => json("GET", `${at("campaigns", id)}?locale=${settings.locale}`),
  begin: (order: NewCampaign): Promise<CampaignInfo> => json("POST", `/campaigns?locale=${settings.locale}`, order),
  playStage: (id: string, order: PlayStage): Promise<MadeTable> => json("POST", at("campaigns", id, "play"), order),
  removeCampaign: async (id: string): Promise<void> => void (await call("DELETE", at("campaigns", id))),

  transfer: (): Promise<TransferCode> => json("POST", "/players/transfer"),
  claim: async (order: Claim): Promise<void> => {
    const answer = await send("POST", "/players/claim", JSON.stringify(order), { "Content-Type": "application/json" });
    kept.set(KEY, ((await answer.json()) as PlayerKey).key);
  },
};
