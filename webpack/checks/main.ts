/** `npm run check:directions`: reports imports that go the wrong way, words that no language but English has, and what Markdown names and does not exist. */
import { root } from "../checkout/paths.ts";
import { checkDirections } from "./directions.ts";
import { checkDocs } from "./docs.ts";
import { findForms } from "./plain-words.ts";
import { findTexts } from "./uncatalogued-texts.ts";

const { seen, inCycles, failures } = checkDirections(root);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `directions: ${list(seen)} modules, ${failures.length} problems\n` +
    `folders in import cycles: ${list(inCycles)}\n`,
);

const texts = findTexts(root);
for (const place of texts.found)
  process.stderr.write(`text belongs in a message catalogue: ${place}\n`);
process.stdout.write(
  `words: ${texts.seen} files, ${texts.found.length} outside catalogues\n`,
);

const docs = checkDocs(root);
for (const problem of docs.found) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `docs: ${docs.seen} files, ${docs.found.length} problems\n`,
);

const plain = findForms(root);
for (const problem of plain.found) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `plain words: ${plain.seen} files, ${plain.found.length} problems\n`,
);

const reports = [texts, docs, plain];
const wrong = reports.reduce(
  (sum, { found }) => sum + found.length,
  failures.length,
);
const readNothing = reports.some(({ seen }) => seen === 0);
process.exitCode = wrong > 0 || readNothing ? 1 : 0;

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
