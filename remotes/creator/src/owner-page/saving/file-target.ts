import { offerFile } from "../../offer-file.ts";

/** Receives a file, chunk by chunk. */
export interface FileTarget {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Empties it. */
  truncate: (size: 0) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** Available if the browser lets the user choose a file to write to. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<FileTarget> }>;
}

/**
 * Asks where to save a file. Call it directly after a click, because browsers
 * show the dialog only then. Returns a function that opens the file once there
 * is something to write.
 * @throws DOMException AbortError if the user chose none.
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

/** Collects a file in memory, and offers it once it is complete. */
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
