import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

/** The most that this remote sends of any survey may weigh together, in bytes as sent. */
const budget = 37.6 * 1024;

/** The same of what comes with rankings, numbers, dates and statements alone. */
const budgetOfKinds = 5.8 * 1024;

/** And of what comes where a survey counts where answers come from. */
const budgetOfPlaces = 3.3 * 1024;

/** And of what draws a map of answers, where the operator has tiles. */
const budgetOfMap = 23.6 * 1024;

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
  const ofPlaces = names.filter((name) => name.startsWith("places."));
  const ofMap = names.filter((name) => /^(answer-map|map-)/.test(name));
  const late = [...ofKinds, ...ofPlaces, ...ofMap];
  const others = names.filter((name) => !late.includes(name));
  const [own, kinds, places, map] = [others, ofKinds, ofPlaces, ofMap].map(
    weigh,
  );
  process.stdout.write(
    `insights: ${inKilobytes(own)} br, ${inKilobytes(kinds)} for more kinds of questions, ${inKilobytes(places)} for places, ${inKilobytes(map)} for their map\n`,
  );
  expect(others.length).toBeGreaterThan(1);
  expect(own).toBeLessThanOrEqual(budget);
  expect(kinds).toBeGreaterThan(0);
  expect(kinds).toBeLessThanOrEqual(budgetOfKinds);
  expect(places).toBeGreaterThan(0);
  expect(places).toBeLessThanOrEqual(budgetOfPlaces);
  expect(map).toBeGreaterThan(0);
  expect(map).toBeLessThanOrEqual(budgetOfMap);
});

function inKilobytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
