import { spawn } from "node:child_process";
import { once } from "node:events";
import { buildHost } from "./build-host.ts";
import { buildRemote } from "./build-remote.ts";
import { buildServer } from "./build-server.ts";
import { isRemoteName, remoteNames } from "../checkout/remotes.ts";

/** `npm run build [-- names]`: builds the named workspaces, or all, if missing or outdated. */
const known = ["server", "host", ...remoteNames];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  process.stderr.write(
    `There is no part called ${unknown.join(", ")}. Parts: ${known.join(", ")}.\n`,
  );
  process.exitCode = 1;
} else if (asked.length > 0) {
  for (const name of asked) await buildPart(name);
} else {
  // Two halves of equal duration, each on a separate processor.
  await Promise.all([buildApart(["server", "host"]), buildApart(remoteNames)]);
}

async function buildApart(names: string[]): Promise<void> {
  const [node, script = ""] = process.argv;
  const args = [...process.execArgv, script, ...names];
  const child = spawn(node ?? process.execPath, args, { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exitCode = 1;
}

async function buildPart(name: string): Promise<void> {
  try {
    process.stdout.write(`${name.padEnd(11)} ${await build(name)}\n`);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${name} could not be built.\n${text}\n`);
    process.exitCode = 1;
  }
}

async function build(name: string): Promise<string> {
  if (name === "server") {
    await buildServer();
    return "transpiled";
  }
  const bytes = isRemoteName(name)
    ? await buildRemote(name)
    : await buildHost();
  if (bytes === null) return "up to date";
  return `${(bytes / 1024).toFixed(1)} KB compressed`;
}
