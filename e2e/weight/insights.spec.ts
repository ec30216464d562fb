import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

/** The most that this remote sends of any survey may weigh together, in bytes as sent. */
const budget = 36.2 * 1024;

/** The same of what comes with rankings, numbers, dates and statements alone. */
const budgetOfKinds = 5.6 * 1024;

const dist = resolve(import.meta.dirname, "../../remotes/insights/dist");

/** Without its entry, which is the same few KB of federation for every remote, and as a reader of English is sent it. */
const ownFiles = /^(?!entry)(?!.*\.[a-z]{2}\.js\.br$).*\.(js|css)\.br$/;

test("insights weigh little in scripts and styles of their own", () => {
  const current = readFileSync(join(dist, "current.json"), "utf8");
  const { version } = JSON.parse(current) as { version: string };
  const folder = join(dist, version);
  const names = readdirSync(folder).filter((name) => ownFiles.test(name));
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const ofKinds = names.filter((name) => name.startsWith("kinds."));
  const others = names.filter((name) => !ofKinds.includes(name));
  const [own, kinds] = [weigh(others), weigh(ofKinds)];
  process.stdout.write(
    `insights: ${(own / 1024).toFixed(1)} KB br, with more kinds of questions ${((own + kinds) / 1024).toFixed(1)} KB\n`,
  );
  expect(others.length).toBeGreaterThan(1);
  expect(own).toBeLessThanOrEqual(budget);
  expect(kinds).toBeGreaterThan(0);
  expect(kinds).toBeLessThanOrEqual(budgetOfKinds);
});
