import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

/** The most that all this remote can ever send may weigh together, in bytes as sent. */
const budget = 34 * 1024;

const dist = resolve(import.meta.dirname, "../../remotes/insights/dist");

/** Without its entry, which is the same few KB of federation for every remote. */
const ownFiles = /^(?!entry).*\.(js|css)\.br$/;

test("insights weigh little in scripts and styles of their own", () => {
  const current = readFileSync(join(dist, "current.json"), "utf8");
  const { version } = JSON.parse(current) as { version: string };
  const folder = join(dist, version);
  const sizes = readdirSync(folder)
    .filter((name) => ownFiles.test(name))
    .map((name) => statSync(join(folder, name)).size);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(`insights: ${(total / 1024).toFixed(1)} KB br\n`);
  expect(sizes.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(budget);
});
