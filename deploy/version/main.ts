/**
 * Run by `npm version` before it commits: either the version is updated
 * everywhere, or nothing is committed.
 */
import { execFileSync } from "node:child_process";
import { root } from "../check/files.ts";
import { setVersion } from "./set-version.ts";

const version = process.env["npm_package_version"] ?? "";
try {
  const files = setVersion(root, version);
  execFileSync("git", ["add", ...files], { cwd: root });
} catch (error) {
  // npm has already changed these files, and checked first that there were no
  // other changes.
  execFileSync("git", ["checkout", "package.json", "package-lock.json"], {
    cwd: root,
    stdio: "ignore",
  });
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
