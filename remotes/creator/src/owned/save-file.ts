import { noAnswer, readAnswer, readError } from "@nearsay/core/api";
import type { OwnerLink } from "./owner-link.ts";

/** Files of a survey that one of its keys opens. */
export type FileName =
  "responses.csv" | "responses.jsonl" | "figures.csv" | "figures.json";

interface Saving {
  signal: AbortSignal;
  /** Told how many bytes have come so far. */
  onProgress: (bytes: number) => void;
}

/** What a file is written to, piece by piece. */
interface Target {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** Where a browser lets somebody choose a file to write to. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<Target> }>;
}

const revokeAfterMs = 60_000;

/**
 * Saves a file as it comes: straight to the disk where the browser can, so that
 * it may be larger than memory, else all at once.
 * @returns False where it was cancelled.
 * @throws ApiError on a refusal or when no reply came.
 */
export async function saveFile(
  owner: OwnerLink,
  name: FileName,
  saving: Saving,
): Promise<boolean> {
  const suggestedName = `nearsay-${name}`;
  try {
    // First, as a browser asks only right after somebody pressed.
    const handle = await (window as FilePicker).showSaveFilePicker?.({
      suggestedName,
    });
    const body = await openFile(owner, name, saving.signal);
    const target = (await handle?.createWritable()) ?? inMemory(suggestedName);
    await copy(body, target, saving.onProgress);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError")
      return false;
    throw error;
  }
}

async function openFile(
  { uuid, key }: OwnerLink,
  name: FileName,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const url = `/api/manage/${encodeURIComponent(uuid)}/export/${name}`;
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(url, {
    ...{ headers, signal },
    credentials: "omit",
  }).catch((error: unknown) => {
    throw signal.aborted ? error : noAnswer(false);
  });
  if (!response.ok) throw readError(await readAnswer(response));
  if (response.body === null) throw noAnswer(false);
  return response.body;
}

/** Where it breaks off, nothing is left of it. */
async function copy(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  target: Target,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) break;
      await target.write(value);
      bytes += value.byteLength;
      onProgress(bytes);
    }
  } catch (error) {
    await target.abort();
    throw error;
  }
  await target.close();
}

/** Gathers a file, and offers it once it is whole. */
function inMemory(name: string): Target {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const done = () => Promise.resolve();
  return {
    write(chunk) {
      chunks.push(chunk);
      return done();
    },
    close() {
      offer(new Blob(chunks), name);
      return done();
    },
    abort: done,
  };
}

function offer(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
