import { spawnSync } from "node:child_process";
import type { Image } from "./run-dockerfile.ts";

/** Returns a command line that runs with an image's root as its root. */
export type Confined = (command: string[]) => [string, ...string[]];

/**
 * Runs commands in the image like an engine with `--read-only` and a tmpfs at
 * /tmp: as the image's user, with its variables and those of `env`, and with
 * `data` as a writable folder. Null if the current user lacks the permission.
 * @throws Error if commands could write elsewhere, or run as root.
 */
export function confine(
  image: Image,
  data: string,
  env: Record<string, string>,
): Confined | null {
  const mayMount = spawnSync("unshare", ["--mount", "true"]).status === 0;
  if (process.getuid?.() !== 0 || !mayMount) return null;
  const variables = Object.entries({ ...image.env, ...env })
    .map(([name, value]) => `'${name}=${value}'`)
    .join(" ");
  const script = [
    `mount --bind '${image.root}' '${image.root}'`,
    `mount --rbind /dev '${image.root}/dev'`,
    `mount --rbind /proc '${image.root}/proc'`,
    `mount --bind '${data}' '${image.root}/data'`,
    `mount -t tmpfs tmpfs '${image.root}/tmp'`,
    `mount -o remount,bind,ro '${image.root}'`,
    // Without an intermediate process, so that signals reach the command.
    `exec env -i ${variables} "$(command -v chroot)" --userspec=${image.user} '${image.root}' "$@"`,
  ].join(" && ");
  const confined: Confined = (command) => [
    "unshare",
    ...["--mount", "sh", "-c", script, "sh"],
    ...command,
  ];
  const [program, ...args] = confined(["node", "-e", tryToWrite]);
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The process is not confined.\n${stderr}`);
  return confined;
}

/** Succeeds if only /data and /tmp are writable. */
const tryToWrite = `
  const { writeFileSync: write, rmSync: remove } = require("fs");
  for (const folder of ["/data", "/tmp"]) {
    write(folder + "/tried", "");
    remove(folder + "/tried");
  }
  if (process.getuid() === 0) throw new Error("It runs as root.");
  let isWritable = true;
  try {
    write("/nearsay/tried", "");
  } catch (error) {
    isWritable = error.code !== "EROFS";
  }
  if (isWritable) throw new Error("It can write to its root.");
`;
