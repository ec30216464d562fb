/** `npm run check:directions`: reports imports that go the wrong way, and words that no language but English has. */
import { root } from "../checkout/paths.ts";
import { checkDirections } from "./directions.ts";
import { findWords } from "./words.ts";

const { seen, tangled, failures } = checkDirections(root);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `directions: ${list(seen)} modules, ${failures.length} wrong\n` +
    `rooms in a knot: ${list(tangled)}\n`,
);

const words = findWords(root);
for (const place of words.found)
  process.stderr.write(`words belong into texts.ts: ${place}\n`);
process.stdout.write(
  `words: ${words.seen} files, ${words.found.length} outside texts.ts\n`,
);
const wrong = failures.length + words.found.length;
process.exitCode = wrong > 0 || words.seen === 0 ? 1 : 0;

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
