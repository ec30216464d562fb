/** `npm run check:directions`: tells which imports go the wrong way. */
import { root } from "../checkout/paths.ts";
import { checkDirections } from "./directions.ts";

const { seen, tangled, failures } = checkDirections(root);
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(
  `directions: ${list(seen)} modules, ${failures.length} wrong\n` +
    `rooms in a knot: ${list(tangled)}\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;

function list(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
