/** What `npm version` runs before it commits: the version stands everywhere then, or nothing is committed. */
import { execFileSync } from "node:child_process";
import { root } from "../check/files.ts";
import { setVersion } from "./set-version.ts";

const version = process.env["npm_package_version"] ?? "";
try {
  const files = setVersion(root, version);
  execFileSync("git", ["add", ...files], { cwd: root });
} catch (error) {
  // npm has written here already, and asked before that nothing was changed.
  execFileSync("git", ["checkout", "package.json", "package-lock.json"], {
    cwd: root,
    stdio: "ignore",
  });
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
