import { ApiError, messageOf, readError } from "./errors.ts";
import { csrfHeader, csrfToken } from "./csrf.ts";
import { fetchOnce } from "./fetch-once.ts";

let starting: Promise<void> | null = null;
let refreshing: Promise<void> | null = null;
let actingUserId: string | null = null;

/** Tells which actor id goes along when a session is started. It is a hint and proves nothing. */
export function setPseudoUserId(id: string | null): void {
  actingUserId = id;
}

let follow: () => Promise<void> = () => Promise.resolve();

/**
 * Says what to do whenever a session begins under another actor than before.
 * It is done ahead of the calls that waited for the session. One visit follows at a time.
 */
export function onNewSession(follower: () => Promise<void>): void {
  follow = follower;
}

/**
 * Starts, or continues, the anonymous session. Calls that meet share one request.
 * @throws ApiError
 */
export function startSession(): Promise<void> {
  starting ??= startOrContinue();
  return starting;
}

async function startOrContinue(): Promise<void> {
  // The csrf token belongs to its session: another token is another session.
  const before = csrfToken();
  await postAnonymous().finally(() => {
    starting = null;
  });
  if (csrfToken() !== before) await follow().catch(() => undefined);
}

/** Gets a fresh csrf cookie. Calls that meet share one request. */
export function refreshCsrf(): Promise<void> {
  refreshing ??= fetchOnce({
    url: "/api/health",
    init: {},
    signal: undefined,
    timeoutMs: undefined,
  })
    .then(() => undefined)
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}

async function postAnonymous(): Promise<void> {
  let response = await send();
  if (response.status === 403) {
    await refreshCsrf();
    response = await send();
  }
  if (response.ok) return;
  const error = await readError(response);
  throw new ApiError(error.status, messageOf(error, "Anon auth failed"), {
    code: error.code,
  });
}

function send(): Promise<Response> {
  const headers = new Headers();
  const token = csrfToken();
  if (token !== null) headers.set(csrfHeader, token);
  if (actingUserId !== null) headers.set("x-pseudo-user-id", actingUserId);
  return fetchOnce({
    url: "/api/auth/anon",
    init: { method: "POST", headers },
    signal: undefined,
    timeoutMs: undefined,
  });
}
