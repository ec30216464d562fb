import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { candidate } from "./commands.ts";
import { CommandFailed } from "../store/failures.ts";
import { buildTrial, trialSettings } from "./trial.ts";

/**
 * Builds the rest of the product, outside of all served folders, and runs the
 * end-to-end tests with the release on channel `candidate`, on a server from
 * this checkout's sources.
 * @param settings Contain the store; a bucket must be readable at
 *   `RELEASES_URL`.
 */
export async function runJourneys(
  remote: string,
  release: string,
  settings: NodeJS.ProcessEnv,
): Promise<boolean> {
  const releases = serverSettings(settings);
  await buildTrial();
  const playwright = path.join(root, "node_modules/@playwright/test/cli.js");
  const code = await run(
    path.join(root, "e2e"),
    // One failure is sufficient.
    [playwright, "test", `--project=${candidate}`, "--max-failures=1"],
    {
      CANDIDATE: `${remote}/${release}`,
      RELEASE_CHANNEL: candidate,
      ...trialSettings,
      ...releases,
    },
  );
  return code === 0;
}

/**
 * Settings with which the server finds the release.
 * @throws CommandFailed for a bucket that no server can read.
 */
export function serverSettings({
  RELEASES_BUCKET,
  RELEASES_URL,
  RELEASES_DIR,
  DATA_DIR,
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!RELEASES_BUCKET) {
    const folder = RELEASES_DIR || path.join(DATA_DIR || "data", "releases");
    return { RELEASES_DIR: path.resolve(folder) };
  }
  if (RELEASES_URL) return { RELEASES_URL };
  throw new CommandFailed(
    "The server of the end-to-end tests reads a bucket at its public address: set RELEASES_URL, or use release --untested.",
  );
}

async function run(
  folder: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
): Promise<number | null> {
  const env = { ...process.env, ...settings };
  const options = { cwd: folder, env, stdio: "inherit" } as const;
  const child = spawn(process.execPath, args, options);
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
