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

/** Where a browser lets somebody choose a file to write to. */
interface FilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable(): Promise<WritableStream<Uint8Array>> }>;
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
    const body = await openFile(owner, name, saving);
    const { signal } = saving;
    if (handle) await body.pipeTo(await handle.createWritable(), { signal });
    else offer(await new Response(body).blob(), suggestedName);
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
  { signal, onProgress }: Saving,
): Promise<ReadableStream<Uint8Array>> {
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
  return response.body.pipeThrough(countBytes(onProgress));
}

function countBytes(onProgress: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
}

function offer(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
