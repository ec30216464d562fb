/** `npm run check:directions`: tells which imports go the wrong way. */
import { root } from "../checkout/paths.ts";
import { checkDirections } from "./directions.ts";

const { seen, failures } = checkDirections(root);
for (const failure of failures) process.stderr.write(`${failure}\n`);
const counts = [...seen].map(([room, count]) => `${room} ${count}`).join(", ");
process.stdout.write(
  `directions: ${counts} modules, ${failures.length} wrong\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
