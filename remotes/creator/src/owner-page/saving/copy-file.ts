import { ApiError, noReply, readHttpReply, readError } from "@nearsay/core/api";
import type { FileTarget } from "./file-target.ts";

export interface Progress {
  bytes: number;
  /** Share of the file, from 0 to 1; null if unknown. */
  share: number | null;
}

export interface Saving {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Table format, as query parameters of the request. */
  settings?: Readonly<Record<string, string>>;
  /** Waits before the next try, given the number of failures in a row. */
  pause?: (failures: number) => Promise<void>;
}

/** After this number of tries in a row without data, the download is given up. */
const failuresMax = 6;

/** The progress of a copy, and the version of the file. */
interface Copied {
  bytes: number;
  lines: number;
  /** From the server; null before a reply, or if the download cannot be resumed. */
  etag: string | null;
}

/**
 * Copies a file from the server. If the connection is lost, it resumes, or
 * restarts if the file has changed; if it is aborted, nothing is left.
 * @throws ApiError on a refusal, or if the connection was lost for good.
 */
export async function copyFile(
  url: string,
  key: string,
  open: () => Promise<FileTarget>,
  saving: Saving,
): Promise<void> {
  const copied: Copied = { bytes: 0, lines: 0, etag: null };
  const { pause = waitLonger } = saving;
  let target: FileTarget | null = null;
  let failures = 0;
  try {
    for (;;) {
      const before = copied.bytes;
      try {
        const response = await ask(url, key, copied, saving);
        target ??= await open();
        await copyRest(response, target, copied, saving.onProgress);
        return await target.close();
      } catch (error) {
        if (target === null || copied.etag === null) throw error;
        failures = copied.bytes > before ? 1 : failures + 1;
        if (failures > failuresMax) throw error;
        if (!(await canGoOn(error, target, copied))) throw error;
      }
      await pause(failures);
      saving.signal.throwIfAborted();
    }
  } catch (error) {
    await target?.abort();
    throw error;
  }
}

async function canGoOn(
  error: unknown,
  target: FileTarget,
  copied: Copied,
): Promise<boolean> {
  if (!(error instanceof ApiError)) return false;
  if (error.status !== 412) return error.status === 0 || error.status >= 429;
  await target.truncate(0);

  Object.assign(copied, { bytes: 0, lines: 0 });
  return true;
}

async function ask(
  url: string,
  key: string,
  { bytes, etag }: Copied,
  { settings, signal }: Saving,
): Promise<Response> {
  const query = new URLSearchParams(settings);
  if (bytes > 0) query.set("from", String(bytes));

  const headers = {
    authorization: `Bearer ${key}`,
    ...(bytes > 0 && etag !== null && { "if-match": etag }),
  };
  const response = await fetch(query.size > 0 ? `${url}?${query}` : url, {
    headers,
    signal,
    credentials: "omit",
  }).catch((error: unknown) => {
    throw signal.aborted ? error : noReply(false);
  });
  if (!response.ok) throw readError(await readHttpReply(response));
  return response;
}

async function copyRest(
  response: Response,
  target: FileTarget,
  copied: Copied,
  onProgress: Saving["onProgress"],
): Promise<void> {
  if (response.body === null) throw noReply(false);
  copied.etag = response.headers.get("etag");
  const total = Number(response.headers.get("x-total-rows"));
  const reader = response.body.getReader();
  for (;;) {
    const { value } = await reader.read().catch((error: unknown) => {
      throw isAbort(error) ? error : noReply(false);
    });
    if (value === undefined) return;
    await target.write(value);
    copied.bytes += value.byteLength;
    copied.lines += countLines(value);
    // Texts can contain line breaks, so the count can exceed the total.
    const share = total > 0 ? Math.min(1, copied.lines / total) : null;
    onProgress({ bytes: copied.bytes, share });
  }
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines += 1;
  return lines;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Waits until the connection is back, but no longer than a delay that grows with each failure. */
async function waitLonger(failures: number): Promise<void> {
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, 1000 * 2 ** failures);
    window.addEventListener("online", resolve, { once: true });
  });
}
