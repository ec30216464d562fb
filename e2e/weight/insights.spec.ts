import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

/** Maximum size of what this remote sends for any survey, in total bytes as sent. */
const budget = 41.2 * 1024;

/** Maximum size of what is loaded only for rankings, numbers, dates and statements. */
const budgetOfKinds = 5.9 * 1024;

/** Maximum size of what is loaded if a survey counts locations of answers. */
const budgetOfPlaces = 3.3 * 1024;

/** Maximum size of what draws a map of answers, if the operator has tiles. */
const budgetOfMap = 23 * 1024;

const dist = resolve(import.meta.dirname, "../../remotes/insights/dist");

/**
 * Without its entry, which is the same few KB of federation for every remote,
 * and as sent to an English reader.
 */
const ownFiles = /^(?!entry)(?!.*\.[a-z]{2}\.js\.br$).*\.(js|css)\.br$/;

test("insights have small scripts and styles", () => {
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
