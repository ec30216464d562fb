import { setTimeout as pause } from "node:timers/promises";

/** An endpoint that returned an error. */
export class EndpointError extends Error {
  /** The HTTP status; null for an error within a stream. */
  readonly status: number | null;
  /** How long to wait before the same request may succeed; null if it cannot soon. */
  readonly retryDelayMs: number | null;

  constructor(status: number | null, retryDelayMs: number | null) {
    super(`The endpoint returned ${status ?? "an error"}.`);
    this.status = status;
    this.retryDelayMs = retryDelayMs;
  }
}

/** An endpoint that closed the connection before it replied, or was not reached. */
export class EndpointUnreachable extends Error {
  readonly retryDelayMs = usualDelayMs();

  /** Keeps the code of the cause only: its text may quote the request. */
  constructor(failure: unknown) {
    const cause = failure instanceof Error ? failure.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    super(
      typeof code === "string"
        ? `The endpoint is unreachable: ${code}.`
        : "The endpoint is unreachable.",
    );
  }
}

export interface Post {
  url: string;
  apiKey: string;
  body: object;
  signal: AbortSignal;
}

/**
 * Posts JSON, and once more after a failure that may pass.
 * @throws EndpointError, EndpointUnreachable, or the signal's reason.
 */
export async function postQuestion(post: Post): Promise<Response> {
  const { signal } = post;
  try {
    return await postOnce(post);
  } catch (error) {
    const delayMs = isEndpointFailure(error) ? error.retryDelayMs : null;
    if (delayMs === null) throw error;
    const waited = pause(delayMs, undefined, { signal });
    await waited.catch(() => signal.throwIfAborted());
    return postOnce(post);
  }
}

function isEndpointFailure(error: unknown) {
  return error instanceof EndpointError || error instanceof EndpointUnreachable;
}

async function postOnce({ url, apiKey, body, signal }: Post) {
  const request = fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal,
  });
  const response = await request.catch((error: unknown) => {
    signal.throwIfAborted();
    throw new EndpointUnreachable(error);
  });
  if (response.ok) return response;
  await response.body?.cancel().catch(() => undefined);
  throw new EndpointError(response.status, retryDelayMs(response));
}

/** A longer wait would use up the time in which a draft must begin. */
const retryDelayMaxMs = 5_000;

/** Statuses of an endpoint that may reply to the same request later. */
function retryDelayMs({ status, headers }: Response): number | null {
  if (![408, 409, 429].includes(status) && status < 500) return null;
  const after = headers.get("retry-after") ?? "";
  const delays = [
    Number.parseFloat(headers.get("retry-after-ms") ?? ""),
    Number.parseFloat(after) * 1000,
    Date.parse(after) - Date.now(),
  ];
  const asked = delays.find(Number.isFinite) ?? 0;
  if (asked > retryDelayMaxMs) return null;
  return asked > 0 ? asked : usualDelayMs();
}

/** Differs between processes, which would otherwise retry together. */
function usualDelayMs(): number {
  return 375 + Math.random() * 125;
}

/** The data of the events in a stream of server-sent events. */
export async function* readEvents(response: Response): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(response)) {
    if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
    if (line !== "" || data.length === 0) continue;
    yield data.join("\n");
    data = [];
  }
}

async function* readLines(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes as Uint8Array, { stream: true });
    // A carriage return at the end may be half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield* rest.split("\r");
}
