import type { HttpReply } from "./http-reply.ts";
import {
  ApiError,
  callError,
  messageOf,
  readError,
  wantedAction,
  wantedPrice,
} from "./errors.ts";
import { apiUrl, csrfHeader, csrfToken } from "./build-request.ts";
import { fetchOnce } from "./fetch-once.ts";
import { readData } from "./http-reply.ts";
import { loadBotCheck } from "./load-bot-check.ts";
import { anonymousSession as words } from "#messages";

let starting: Promise<void> | null = null;
let started = false;
let refreshing: Promise<void> | null = null;
let actingUserId: string | null = null;

/** Sets the actor id that is sent when a session is started. It is a hint and proves nothing. */
export function setPseudoUserId(id: string | null): void {
  actingUserId = id;
}

let follow: () => Promise<void> = () => Promise.resolve();
let following = false;

/**
 * Sets the function to run whenever a session begins with another actor than
 * before. It runs before the requests that waited for the session, and never
 * twice at the same time.
 */
export function onNewSession(follower: () => Promise<void>): void {
  follow = follower;
}

/**
 * Starts, or continues, the anonymous session. Concurrent calls share one
 * request.
 * @throws ApiError, also with status 0 if the browser stores no cookies.
 */
export function startSession(): Promise<void> {
  starting ??= startOrContinue();
  return starting;
}

/**
 * For requests after which the server must remember what a person may see:
 * without a session it cannot. Sends at most one request in a page's lifetime.
 * @throws See `startSession`.
 */
export function ensureSession(): Promise<void> {
  return started ? Promise.resolve() : startSession();
}

async function startOrContinue(): Promise<void> {
  // The csrf token belongs to its session: a different token means a different
  // session.
  const before = csrfToken();
  await postAnonymous().finally(() => {
    starting = null;
  });
  const after = csrfToken();
  // Without its cookies no session persists, so retrying would never end.
  if (after === null) throw callError("COOKIES_REFUSED", words.cookiesRefused);
  started = true;
  if (after !== before) await followOnce();
}

/**
 * The function itself makes requests; if no session persists, each of them
 * would start another session and call the function again.
 */
async function followOnce(): Promise<void> {
  if (following) return;
  following = true;
  await follow().catch(() => undefined);
  following = false;
}

/** Gets a new csrf cookie. Concurrent calls share one request. */
export function refreshCsrf(): Promise<void> {
  refreshing ??= fetchOnce({ url: "/api/health" })
    .then(() => undefined)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

/**
 * Two attempts: one at the difficulty requested first, and one at the highest,
 * if other clients raised it in between.
 */
const mostPaid = 2;

/** True if many clients of one network start a session. */
function wantsProof(reply: HttpReply): boolean {
  return !reply.ok && wantedAction(readError(reply)) !== null;
}

/**
 * A token for starting a session, which no request within a session can get.
 * @throws See `answerChallenge` and `fetchOnce`.
 */
async function proveSession(price: number): Promise<string | null> {
  const action = "session_start";
  const url = apiUrl("/bot-check/challenge", { action, price });
  const [reply, { answerChallenge }] = await Promise.all([
    fetchOnce({ url }),
    loadBotCheck(),
  ]);
  return answerChallenge(readData(reply), action, undefined);
}

async function postAnonymous(): Promise<void> {
  let reply = await send();
  if (reply.status === 403 && !wantsProof(reply)) {
    await refreshCsrf();
    reply = await send();
  }
  for (let paid = 0; paid < mostPaid && wantsProof(reply); paid += 1) {
    reply = await send(await proveSession(wantedPrice(readError(reply))));
  }
  if (reply.ok) return;
  const error = readError(reply);
  throw new ApiError(error.status, messageOf(error, words.failed), {
    code: error.code,
  });
}

function send(proof: string | null = null): Promise<HttpReply> {
  const headers = new Headers();
  const token = csrfToken();
  if (token !== null) headers.set(csrfHeader, token);
  if (actingUserId !== null) headers.set("x-pseudo-user-id", actingUserId);
  if (proof !== null) headers.set("x-bot-check-token", proof);
  const init = { method: "POST", headers };
  return fetchOnce({ url: "/api/auth/anon", init });
}
