import { buildHost } from "./build-host.ts";
import { buildRemote } from "./build-remote.ts";
import { isRemoteName, remoteNames } from "../checkout/remotes.ts";

/** `npm run build [-- names]`: builds the named parts, or all, where missing or stale. */
const known = ["host", ...remoteNames];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  process.stderr.write(
    `There is no part called ${unknown.join(", ")}. Parts: ${known.join(", ")}.\n`,
  );
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : known) await buildPart(name);
}

async function buildPart(name: string): Promise<void> {
  try {
    const bytes = isRemoteName(name)
      ? await buildRemote(name)
      : await buildHost();
    process.stdout.write(`${name.padEnd(11)} ${describe(bytes)}\n`);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${name} could not be built.\n${text}\n`);
    process.exitCode = 1;
  }
}

function describe(bytes: number | null): string {
  if (bytes === null) return "up to date";
  return `${(bytes / 1024).toFixed(1)} KB compressed`;
}
