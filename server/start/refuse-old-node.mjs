import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Exits the process if this Node version is older than package.json requires. */
export function refuseOldNode(root) {
  const { engines } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const needed = engines.node.replace(/^>=/, "");
  if (isAtLeast(process.versions.node, needed)) return;
  process.stderr.write(
    `Nearsay needs Node ${needed} or newer; this is ${process.versions.node}. Get one at https://nodejs.org, or with "nvm install 22".\n`,
  );
  process.exit(1);
}

function isAtLeast(version, needed) {
  const [have, want] = [version, needed].map((text) =>
    text.split(".").map(Number),
  );
  const first = want.findIndex((part, place) => part !== (have[place] ?? 0));
  return first === -1 || have[first] > want[first];
}
