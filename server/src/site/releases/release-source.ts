import { manifestMax, parsePointer } from "./check-release.ts";
import { Answered, fetchLimited, type FetchLimits } from "./fetch-limited.ts";

/** The source that one remote's releases are fetched from. */
export type ReleaseSource = ReturnType<typeof openReleaseSource>;

/**
 * The releases of one remote in a bucket or on any web server.
 * @param url The remote's folder, without a slash at the end.
 * @param timeout For one file, in milliseconds.
 */
export function openReleaseSource(url: string, timeout: number) {
  return {
    /**
     * @param etag Of the known pointer.
     * @returns The pointer, the file's content and its ETag, null if the source
     * sends none. Null if the pointer has not changed; "none" if nothing was
     * ever released.
     */
    async readPointer(etag: string | null, signal?: AbortSignal) {
      const file = "pointer.json";
      const limits = { bytesMax: manifestMax, timeout, signal };
      const found = await fetchLimited(`${url}/${file}`, limits, etag).catch(
        (error: unknown): "none" => {
          if (error instanceof Answered && error.status === 404) return "none";
          throw naming(file, error);
        },
      );
      if (found === null || found === "none") return found;
      return { ...found, pointer: parsePointer(found.content, file) };
    },
    async readFile(
      { release, file }: { release: string; file: string },
      limits: Pick<FetchLimits, "bytesMax" | "signal">,
    ): Promise<Buffer> {
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

function naming(what: string, error: unknown): unknown {
  if (!(error instanceof Error) || error.name === "AbortError") return error;
  return new Error(`${what} ${error.message}`, { cause: error.cause });
}
