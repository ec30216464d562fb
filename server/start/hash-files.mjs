import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const outside = new Set(["dist", "node_modules"]);

/** One hash of the names and contents of these files and folders, without build output. */
export function hashFiles(root, inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => list(root, input)).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function list(root, input) {
  if (!statSync(join(root, input)).isDirectory())
    return isInput(input) ? [input] : [];
  return readdirSync(join(root, input))
    .filter((name) => !outside.has(name) && !name.startsWith("."))
    .flatMap((name) => list(root, `${input}/${name}`));
}

function isInput(file) {
  return !/\.test\.tsx?$|\.md$|\.tsbuildinfo$/.test(file);
}
