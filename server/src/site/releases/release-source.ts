import {
  readReleasePointer,
  type ReleasePointer,
} from "@nearsay/core/contract";
import { manifestMax, parseJson } from "./check-release.ts";
import { Answered, fetchLimited, type FetchLimits } from "./fetch-limited.ts";

export interface FetchedPointer {
  pointer: ReleasePointer;
  content: Buffer;
  /** Null where the source tells none. */
  etag: string | null;
}

/** Where one remote's releases are fetched from. */
export interface ReleaseSource {
  /**
   * @param etag Of the pointer that is known.
   * @returns Null where that is still the one; "none" where nothing was ever released.
   */
  readPointer(
    etag: string | null,
    signal?: AbortSignal,
  ): Promise<FetchedPointer | "none" | null>;
  readFile(
    file: { release: string; file: string },
    limits: Pick<FetchLimits, "bytesMax" | "signal">,
  ): Promise<Buffer>;
}

/**
 * The releases of one remote as a bucket or any web server hands them out.
 * @param url Of the remote's folder, without a slash at the end.
 * @param timeout Milliseconds that one file may take.
 */
export function openReleaseSource(url: string, timeout: number): ReleaseSource {
  return {
    readPointer: async (etag, signal) => {
      const limits = { bytesMax: manifestMax, timeout, signal };
      try {
        const address = `${url}/pointer.json`;
        const found = await fetchLimited(address, limits, etag);
        return found && { ...found, pointer: parsePointer(found.content) };
      } catch (error) {
        if (error instanceof Answered && error.status === 404) return "none";
        throw naming("pointer.json", error);
      }
    },
    readFile: async ({ release, file }, limits) => {
      try {
        const address = [url, ...[release, file].map(encodeURIComponent)];
        const all = { ...limits, timeout };
        const found = await fetchLimited(address.join("/"), all);
        return found?.content ?? Buffer.alloc(0);
      } catch (error) {
        throw naming(`${release}: ${file}`, error);
      }
    },
  };
}

function parsePointer(content: Buffer): ReleasePointer {
  const pointer = readReleasePointer(parseJson(content));
  if (pointer === null) throw new Error("is damaged");
  return pointer;
}

function naming(what: string, error: unknown): unknown {
  if (!(error instanceof Error) || error.name === "AbortError") return error;
  return new Error(`${what} ${error.message}`, { cause: error.cause });
}
