import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasePointer } from "@nearsay/core/contract";
import { pointerFile, pointerNumbers } from "./release-folder.ts";

/**
 * Makes this the only pointer of a remote's folder, and returns its number.
 * Numbers only increase, even if the source was reset to an older state, so
 * that readers notice every change.
 */
export async function installPointer(
  folder: string,
  content: Buffer,
): Promise<number> {
  const [newest = 0] = await pointerNumbers(folder);
  const number = (await holds(folder, newest, content)) ? newest : newest + 1;
  if (number !== newest && !(await addPointer(folder, number, content)))
    throw new Error(`${pointerFile(number)} was written by another process`);
  for (const old of await pointerNumbers(folder))
    if (old < number)
      await rm(path.join(folder, pointerFile(old)), { force: true });
  return number;
}

async function holds(
  folder: string,
  number: number,
  content: Buffer,
): Promise<boolean> {
  if (number === 0) return false;
  const held = await readFile(path.join(folder, pointerFile(number)));
  return held.equals(content);
}

export function pointerText(pointer: ReleasePointer): Buffer {
  return Buffer.from(`${JSON.stringify(pointer, null, 2)}\n`);
}

/** Writes a complete pointer or none. False if another process has used that number. */
export async function addPointer(
  folder: string,
  number: number,
  content: Buffer,
): Promise<boolean> {
  const draft = path.join(folder, `.draft-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    // Flushed to disk before it gets its name.
    await writeFile(draft, content, { flush: true });
    await link(draft, path.join(folder, pointerFile(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
