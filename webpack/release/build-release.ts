import { execFileSync, spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readRemoteRegistry } from "@nearsay/core/contract";
import { buildRemote } from "../build/build-remote.ts";
import { describeRemote } from "../fit/describe-part.ts";
import { contractFile } from "../fit/part-contract.ts";
import { remoteFolder, root } from "../checkout/paths.ts";
import type { RemoteName } from "../checkout/remotes.ts";
import { CommandFailed } from "../store/failures.ts";
import { packRelease, type PackedRelease } from "./pack-release.ts";
import { trialDist } from "./trial.ts";

/**
 * Builds a remote if necessary, outside of all served folders, checks its
 * types, and packs the build.
 */
export async function buildRelease(name: RemoteName): Promise<PackedRelease> {
  checkTypes(name);
  const dist = trialDist(name);
  await buildRemote(name, dist);
  const current = await readFile(path.join(dist, "current.json"), "utf8");
  const remotes: unknown[] = [JSON.parse(current)];
  const [record] = readRemoteRegistry({ remotes }).remotes;
  if (record === undefined) {
    throw new CommandFailed(
      `The build of ${name} does not contain its name and version.`,
    );
  }
  const folder = path.join(dist, record.version);
  const files = await Promise.all(
    (await readdir(folder)).sort().map(async (file) => {
      return { file, content: await readFile(path.join(folder, file)) };
    }),
  );
  const contract = describeRemote(name);
  const content = Buffer.from(JSON.stringify(contract));
  return packRelease(record, [...files, { file: contractFile, content }], {
    requires: contract.requires,
    commit: commit(),
  });
}

/** @throws CommandFailed with the compiler's messages. */
function checkTypes(name: RemoteName): void {
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, "-b", remoteFolder(name)],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    throw new CommandFailed(`The types of ${name} have errors.\n${stdout}`);
  }
}

/** Ends in `-dirty` if files have changed since; null outside of git. */
function commit(): string | null {
  const words = ["describe", "--always", "--dirty", "--abbrev=40"];
  try {
    return execFileSync("git", [...words, "--exclude=*"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
