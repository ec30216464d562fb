import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Writes the messages that tests import. In a process of its own, because Jest resolves packages to their builds. */
export default function beforeTests() {
  const at = (file) => fileURLToPath(new URL(file, import.meta.url));
  execFileSync(process.execPath, [
    ...[at("../../node_modules/tsx/dist/cli.mjs"), "--conditions=source"],
    at("main.ts"),
  ]);
}
