import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pointerFile, pointerNumbers } from "./release-folder.ts";

/**
 * Makes this the only pointer of a remote's folder, and answers its number.
 * Numbers only go up, whatever a source that was put back to an older state
 * counts, so that those who look at them notice every change.
 */
export async function installPointer(
  folder: string,
  content: Buffer,
): Promise<number> {
  const [newest = 0] = await pointerNumbers(folder);
  const number = (await holds(folder, newest, content)) ? newest : newest + 1;
  if (number !== newest) await write(folder, number, content);
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

/** @throws Error where another process was first. */
async function write(
  folder: string,
  number: number,
  content: Buffer,
): Promise<void> {
  const draft = path.join(folder, `.draft-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(draft, content);
    await link(draft, path.join(folder, pointerFile(number)));
  } finally {
    await rm(draft, { force: true });
  }
}
