export interface FetchLimits {
  /** Maximum size of the content, in bytes. */
  bytesMax: number;
  /** Timeout for the whole request, in milliseconds. */
  timeout: number;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
}

/**
 * Fetches the content of a URL. Redirects are not followed.
 * @param etag Of the known content.
 * @returns Null if the content has not changed.
 * @throws Answered with the status, Error for anything else; the messages are
 * phrased to follow the name of the requested file.
 */
export async function fetchLimited(
  url: string,
  { bytesMax, timeout, signal }: FetchLimits,
  etag: string | null = null,
): Promise<{ content: Buffer; etag: string | null } | null> {
  const tooLate = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      headers: etag === null ? {} : { "if-none-match": etag },
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    });
    if (response.status === 200) {
      const content = await readAtMost(bytesMax, response);
      return { content, etag: response.headers.get("etag") };
    }
    await response.body?.cancel();
    if (response.status === 304 && etag !== null) return null;
    throw new Answered(response.status);
  } catch (error) {
    if (error instanceof Answered || error instanceof TooLarge) throw error;
    if (tooLate.aborted) throw new Error(`timed out after ${timeout} ms`);
    signal?.throwIfAborted();
    throw new Error("cannot be reached", { cause: error });
  }
}

/** Another status than expected. */
export class Answered extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`returned ${status}`);
    this.status = status;
  }
}

class TooLarge extends Error {}

async function readAtMost(max: number, { body }: Response): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | never[] = body ?? [];
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > max) throw new TooLarge(`has more than ${max} bytes`);
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}
