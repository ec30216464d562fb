import type { Action } from "../contract/bot-check.ts";
import { type HttpReply, readData, readFile } from "./http-reply.ts";
import { refreshCsrf, startSession } from "./anonymous-session.ts";
import { apiUrl, buildInit, csrfToken } from "./build-request.ts";
import {
  type ApiError,
  readError,
  wantedAction,
  wantedPrice,
} from "./errors.ts";
import { fetchOnce } from "./fetch-once.ts";
import { loadBotCheck } from "./load-bot-check.ts";
import { newIdempotencyKey } from "./under-one-key.ts";
import { takePreloaded } from "./preloaded.ts";
import { asProof } from "./proofs-under-way.ts";

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Record<string, string | number | null | undefined>;
  /** Sent as JSON, except FormData and Blob, which are sent unchanged. */
  body?: unknown;
  /**
   * Identifies a change, which the server applies once per key; without it,
   * every call is a separate change.
   */
  idempotencyKey?: string;
  /**
   * A key of a survey, the only identification of the caller: neither cookies
   * nor a session are sent.
   */
  bearer?: string | undefined;
  /** A key of a survey that is sent in a session, for requests that accept both. */
  surveyKey?: string | undefined;
  /** The version that a change is based on. */
  ifMatch?: string | undefined;
  /** The action for which the bot-check token must be issued; no token is sent if omitted. */
  action?: Action;
  /**
   * The request completes even if the page is left. For bodies of a few
   * kilobytes: browsers allow at most 64 KiB in transit.
   */
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Requests a streamed reply; called with the data so far, if the server supports it. */
  onProgress?: ((data: unknown) => void) | undefined;
}

/**
 * Calls the API and returns the parsed body, null if there is none. Before
 * failing, it starts a new session once if it has expired, refreshes a stale
 * csrf token once, and obtains each bot-check token that the server requires
 * once for each difficulty.
 * @param path With or without the /api prefix.
 * @throws ApiError on a refusal or if no reply arrived; ContractError if the
 *   reply is not data; AbortError if `signal` fired.
 */
export async function request(
  path: string,
  options: RequestOptions = {},
): Promise<unknown> {
  if ((options.method ?? "GET") === "GET") {
    const preloaded = takePreloaded(path, options.query);
    if (preloaded !== undefined) return preloaded;
  } else if (options.bearer === undefined && csrfToken() === null) {
    await startSession();
  }
  return readData(await sendWithRetries(path, options));
}

/**
 * Loads a text file, with the same retries.
 * @throws See `request`.
 */
export async function requestFile(
  path: string,
  options: Pick<RequestOptions, "query" | "action" | "signal"> = {},
): Promise<Blob> {
  return readFile(await sendWithRetries(path, options));
}

async function sendWithRetries(
  path: string,
  options: RequestOptions,
): Promise<HttpReply> {
  const proving: Prices = new Map(options.action ? [[options.action, 1]] : []);
  const { idempotencyKey = newIdempotencyKey() } = options;
  const tried = new Set<string>();
  for (;;) {
    // A token is valid once and in one session, so each attempt gets its own.
    const tokens = await obtainTokens(proving, options.signal);
    const reply = await send(path, { ...options, idempotencyKey }, tokens);
    if (reply.ok) return reply;
    const error = readError(reply);
    const wanted = wantedAction(error);
    if (wanted !== null) proving.set(wanted, wantedPrice(error));
    const remedy = options.bearer ? null : remedyFor(error, options.method);
    if (remedy === null || tried.has(remedy.name)) throw error;
    tried.add(remedy.name);
    await remedy.apply();
  }
}

type Tokens = Map<Action, string>;

/** Required difficulty of each token; the minimum is 1. */
type Prices = Map<Action, number>;

function send(
  path: string,
  options: RequestOptions & { idempotencyKey: string },
  tokens: Tokens,
): Promise<HttpReply> {
  const { method = "GET", query, body, action, idempotencyKey } = options;
  const { keepalive = false, signal, timeoutMs, onProgress } = options;
  const { bearer, surveyKey, ifMatch } = options;
  // A GET request sends the token of its own action as a parameter.
  const recaptchaToken =
    method === "GET" && action ? tokens.get(action) : undefined;
  const sent = [...tokens.values()].filter((one) => one !== recaptchaToken);
  const headers = {
    ...(onProgress && { accept: "text/event-stream, application/json" }),
    ...(method !== "GET" && { "idempotency-key": idempotencyKey }),
    ...(sent.length > 0 && { "x-bot-check-token": sent.join(",") }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(surveyKey && { "x-survey-key": surveyKey }),
    ...(ifMatch && { "if-match": `"${ifMatch}"` }),
  };
  const init = {
    ...buildInit(method, body, headers),
    keepalive,
    ...(bearer && { credentials: "omit" as const }),
  };
  const url = apiUrl(path, { ...query, recaptchaToken });
  return fetchOnce({ url, init, signal, timeoutMs, onProgress });
}

interface Remedy {
  name: string;
  apply(): Promise<unknown>;
}

/** An action that may make the next attempt succeed. */
function remedyFor(error: ApiError, method = "GET"): Remedy | null {
  const wanted = wantedAction(error);
  if (wanted !== null) {
    // Other clients may raise the difficulty in the meantime.
    const name = `${wanted} ${wantedPrice(error)}`;
    return { name, apply: () => Promise.resolve() };
  }
  if (error.status === 401) return { name: "session", apply: startSession };
  if (error.status === 403 && method !== "GET")
    return { name: "csrf", apply: refreshCsrf };
  return null;
}

async function obtainTokens(
  prices: Prices,
  signal: AbortSignal | undefined,
): Promise<Tokens> {
  const tokens: Tokens = new Map();
  for (const [action, price] of prices) {
    const proving = obtainToken(action, price, signal);
    const token = await asProof(action, proving);
    if (token !== null) tokens.set(action, token);
  }
  return tokens;
}

async function obtainToken(
  action: Action,
  price: number,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const query = { action, ...(price > 1 && { price }) };
  const [challenge, { answerChallenge }] = await Promise.all([
    request("/bot-check/challenge", { query, signal }),
    loadBotCheck(),
  ]);
  return answerChallenge(challenge, action, signal);
}
