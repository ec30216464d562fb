import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Writes to `target` the files of a checkout that .dockerignore does not exclude. */
export function copyContext(root: string, target: string): void {
  const ignored = ["--cached", "--ignored", "--exclude-from=.dockerignore"];
  const left = new Set(listFiles(root, ...ignored));
  for (const file of listFiles(
    root,
    "--cached",
    "--others",
    "--exclude-standard",
  ))
    if (!left.has(file) && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(target, file));
}

/** Adds installed and built files of the checkout, so that those steps find nothing left to do. */
export function copyBuilt(root: string, target: string): void {
  for (const folder of ["node_modules", "server/node_modules"])
    symlinkSync(path.join(root, folder), path.join(target, folder));
  const remotes = listFiles(root, "remotes/*/package.json").map((file) =>
    path.dirname(file),
  );
  for (const part of ["shared", "server", "host", ...remotes])
    cpSync(path.join(root, part, "dist"), path.join(target, part, "dist"), {
      recursive: true,
    });
}

function listFiles(root: string, ...args: string[]): string[] {
  return execFileSync("git", ["ls-files", "-z", ...args], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => file !== "");
}
