export interface FetchLimits {
  /** Most bytes of the content. */
  bytesMax: number;
  /** Milliseconds for all of it. */
  timeout: number;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

/**
 * What an address holds. Nothing is followed elsewhere.
 * @param etag Of what is known already.
 * @returns Null where that is still so.
 * @throws Answered with the status, Error for all else; their messages follow on what was asked for.
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
    if (tooLate.aborted) throw new Error(`is not there after ${timeout} ms`);
    signal?.throwIfAborted();
    throw new Error("cannot be reached", { cause: error });
  }
}

/** Another status than was hoped for. */
export class Answered extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answers ${status}`);
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
