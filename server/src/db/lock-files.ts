import { randomUUID } from "node:crypto";
import {
  link,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";
import { readHolder } from "./lock-holder.ts";
import type { Holder } from "./lock-holder.ts";

export interface LockFile {
  number: number;
  file: string;
  holder: Holder | null;
  touched: Date;
}

const pattern = /^lock\.(\d+)$/;

/** The locks of a folder, the one that counts first. */
export async function findLocks(folder: string): Promise<LockFile[]> {
  const numbers = (await readdir(folder)).flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const locks = await Promise.all(
    numbers.sort((a, b) => b - a).map((number) => readLock(folder, number)),
  );
  return locks.filter((lock) => lock !== null);
}

/** Creates a lock with its content in one step. Null when the number is taken. */
export async function createLock(
  folder: string,
  number: number,
  holder: Holder,
): Promise<string | null> {
  const file = join(folder, `lock.${number}`);
  const draft = await writeDraft(folder, JSON.stringify(holder));
  try {
    await link(draft, file);
    return file;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Leaves the number in place, as the count must not start again. */
export async function markReleased(file: string): Promise<void> {
  const draft = await writeDraft(join(file, ".."), "released\n");
  await rename(draft, file);
}

async function writeDraft(folder: string, content: string): Promise<string> {
  const draft = join(folder, `.lock-${randomUUID()}`);
  await writeFile(draft, content, { mode: 0o600 });
  return draft;
}

async function readLock(
  folder: string,
  number: number,
): Promise<LockFile | null> {
  const file = join(folder, `lock.${number}`);
  try {
    const [text, { mtime }] = await Promise.all([
      readFile(file, "utf8"),
      stat(file),
    ]);
    return { number, file, holder: readHolder(text), touched: mtime };
  } catch (error) {
    // Another process removed it between the listing and the reading.
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
