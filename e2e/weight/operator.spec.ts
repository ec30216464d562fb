import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

const dist = resolve(import.meta.dirname, "../../remotes/operator/dist");
const { version } = JSON.parse(
  readFileSync(join(dist, "current.json"), "utf8"),
) as { version: string };
const folder = join(dist, version);

const entry = readFileSync(join(folder, "entry.js"), "utf8");

/** What an English reader is sent; others get the same files in their language instead. */
function isEnglish(name: string): boolean {
  if (/\.[a-z]{2}\.js\.br$/.test(name)) return false;
  const [, style] = /\.(\w+)\.css\.br$/.exec(name) ?? [];
  return style === undefined || entry.includes(style);
}

/** Bytes as sent of the scripts and styles with this prefix. */
function weigh(start: string): number {
  const files = readdirSync(folder).filter(
    (name) => name.startsWith(start) && name.endsWith(".br") && isEnglish(name),
  );
  expect(files.length).toBeGreaterThan(0);
  return files
    .map((name) => readFileSync(join(folder, name)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

const inKb = (bytes: number) => (bytes / 1024).toFixed(1);

/** Code for keys that require a passkey: no one else loads it, so it is counted separately. */
const passkey = weigh("AskForPasskey.");

test("the operators' page is small, and opens with a part of it", () => {
  const all = weigh("") - passkey;
  const first = weigh("OperatorPage.");
  process.stdout.write(
    `The operators' page: ${inKb(first)} of ${inKb(all)} KB br\n`,
  );
  expect(first).toBeLessThanOrEqual(4.3 * 1024);
  expect(all).toBeLessThanOrEqual(38.9 * 1024);
});

test("the code that asks for a passkey adds little", () => {
  process.stdout.write(`Its passkey: ${inKb(passkey)} KB br\n`);
  expect(passkey).toBeLessThanOrEqual(2 * 1024);
});
