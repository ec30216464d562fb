import type { ErrorCode } from "../contract/error-codes.ts";

/** One request that reached the network. */
export interface NetworkCall {
  method: string;
  /** Path with its query, as requested. */
  path: string;
  headers: Headers;
  body: unknown;
}

type FakeReply = Response | Promise<Response>;
type Route = (call: NetworkCall) => FakeReply;

export interface FakeNetwork {
  /** Every request so far, oldest first. */
  calls: NetworkCall[];
  /** Sets the reply to `"GET /api/surveys"`, for any query, from then on. */
  on(route: string, answer: Route | object | null): void;
  /** The requests to one route. */
  to(route: string): NetworkCall[];
}

const challengeRoute = "GET /api/bot-check/challenge";

/**
 * Replaces `fetch`. A route responds with JSON of the given object, 204 for
 * null, or the result of its function. Unknown routes respond with 404. Bot
 * checks are off, and requests for them are not recorded, unless there is a
 * route.
 */
export function fakeNetwork(
  routes: Record<string, Route | object | null> = {},
): FakeNetwork {
  const table = new Map(Object.entries(routes));
  const calls: NetworkCall[] = [];
  globalThis.fetch = async (input, init) => {
    const call = await toCall(input, init);
    if (routeOf(call) === challengeRoute && !table.has(challengeRoute))
      return json({ provider: "off" });
    calls.push(call);
    const answer = table.get(routeOf(call));
    if (answer === undefined) return json({ msg: "Not found" }, 404);
    return settle(toResponse(answer, call), init?.signal);
  };
  return {
    calls,
    on: (route, answer) => table.set(route, answer),
    to: (route) => calls.filter((call) => routeOf(call) === route),
  };
}

/** A JSON response with a status. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

/** An error in the server's format. */
export function refusal(
  status: number,
  msg: string,
  code: ErrorCode | "" = "",
  more: object = {},
): Response {
  return json({ status, msg, code, ...more }, status);
}

function routeOf({ method, path }: NetworkCall): string {
  return `${method} ${path.split("?", 1)[0] ?? ""}`;
}

async function toResponse(
  answer: Route | object | null,
  call: NetworkCall,
): Promise<Response> {
  if (answer === null) return new Response(null, { status: 204 });
  return typeof answer === "function" ? (answer as Route)(call) : json(answer);
}

async function toCall(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<NetworkCall> {
  const url = new URL(
    input instanceof Request ? input.url : String(input),
    location.origin,
  );
  const text = typeof init.body === "string" ? init.body : undefined;
  return Promise.resolve({
    method: init.method ?? "GET",
    path: url.pathname + url.search,
    headers: new Headers(init.headers),
    body: text === undefined ? init.body : (JSON.parse(text) as unknown),
  });
}

/** Rejects when the caller aborts, like a real fetch. */
function settle(
  answer: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return answer;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  return Promise.race([answer, aborted]);
}
