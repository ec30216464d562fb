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
import { sessionTexts as words } from "./texts.ts";

let starting: Promise<void> | null = null;
let started = false;
let refreshing: Promise<void> | null = null;
let actingUserId: string | null = null;

/** Tells which actor id goes along when a session is started. It is a hint and proves nothing. */
export function setPseudoUserId(id: string | null): void {
  actingUserId = id;
}

let follow: () => Promise<void> = () => Promise.resolve();
let following = false;

/**
 * Says what to do whenever a session begins under another actor than before.
 * It is done ahead of the calls that waited for the session. One visit follows at a time.
 */
export function onNewSession(follower: () => Promise<void>): void {
  follow = follower;
}

/**
 * Starts, or continues, the anonymous session. Calls that meet share one request.
 * @throws ApiError, of status 0 too where the browser keeps no cookies.
 */
export function startSession(): Promise<void> {
  starting ??= startOrContinue();
  return starting;
}

/**
 * For calls after which the server knows what a person may see: without a
 * session there is nobody to know it of. Asks once in a page's life.
 * @throws As `startSession` does.
 */
export function ensureSession(): Promise<void> {
  return started ? Promise.resolve() : startSession();
}

async function startOrContinue(): Promise<void> {
  // The csrf token belongs to its session: another token is another session.
  const before = csrfToken();
  await postAnonymous().finally(() => {
    starting = null;
  });
  const after = csrfToken();
  // Without its cookies no session holds, so that trying again would never end.
  if (after === null) throw callError("COOKIES_REFUSED", words.cookiesRefused);
  started = true;
  if (after !== before) await followOnce();
}

/** To follow takes calls itself; where no session holds, each would begin another one to follow. */
async function followOnce(): Promise<void> {
  if (following) return;
  following = true;
  await follow().catch(() => undefined);
  following = false;
}

/** Gets a fresh csrf cookie. Calls that meet share one request. */
export function refreshCsrf(): Promise<void> {
  refreshing ??= fetchOnce({ url: "/api/health" })
    .then(() => undefined)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

/** The price that is asked first, and the highest where others were faster. */
const mostPaid = 2;

/** Where many of a network begin a session. */
function wantsProof(reply: HttpReply): boolean {
  return !reply.ok && wantedAction(readError(reply)) !== null;
}

/** A token for what no call with a session can get one for. @throws As `answerChallenge` does, and as `fetchOnce`. */
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
