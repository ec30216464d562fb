import { type HttpReply, readHttpReply, readEvents } from "./http-reply.ts";
import { noReply } from "./errors.ts";

const defaultTimeoutMs = 20_000;

export interface Attempt {
  url: string;
  init?: RequestInit;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  onProgress?: ((data: unknown) => void) | undefined;
}

/**
 * One HTTP attempt with cookies and a timeout, which apply until the last byte.
 * @throws ApiError with status 0 if no complete reply arrived; AbortError if
 *   the caller aborted.
 */
export async function fetchOnce(attempt: Attempt): Promise<HttpReply> {
  const timeout = AbortSignal.timeout(attempt.timeoutMs ?? defaultTimeoutMs);
  const signal = attempt.signal
    ? AbortSignal.any([attempt.signal, timeout])
    : timeout;
  try {
    const response = await fetch(attempt.url, {
      credentials: "include",
      ...attempt.init,
      signal,
    });
    return await receive(response, attempt.onProgress);
  } catch (error) {
    if (attempt.signal?.aborted) throw error;
    throw noReply(timeout.aborted);
  }
}

function receive(
  response: Response,
  onProgress: Attempt["onProgress"],
): Promise<HttpReply> {
  const type = response.headers.get("content-type") ?? "";
  const isStream = /\bevent-stream\b/i.test(type);
  return onProgress && isStream && response.body
    ? readEvents(response.body, onProgress)
    : readHttpReply(response);
}
