import { offerFile } from "../../offer-file.ts";

/** What a file is written to, piece by piece. */
export interface FileTarget {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Empties it. */
  truncate: (size: 0) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** Where a browser lets somebody choose a file to write to. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileTarget> }>;
}

/**
 * Asks where a file shall go, at once, as a browser asks only right after
 * somebody pressed. Returns what opens it once there is something to write.
 * @throws DOMException AbortError where nobody chose one.
 */
export async function openTarget(
  suggestedName: string,
): Promise<() => Promise<FileTarget>> {
  const handle = await (window as FilePicker).showSaveFilePicker?.({
    suggestedName,
  });
  return async () =>
    (await handle?.createWritable()) ?? inMemory(suggestedName);
}

/** Gathers a file, and offers it once it is whole. */
function inMemory(name: string): FileTarget {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const done = () => Promise.resolve();
  return {
    write(chunk) {
      chunks.push(chunk);
      return done();
    },
    truncate() {
      chunks.length = 0;
      return done();
    },
    close() {
      offerFile(new Blob(chunks), name);
      return done();
    },
    abort: done,
  };
}
