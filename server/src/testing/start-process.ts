import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The server as a separate process. */
export interface ServerProcess {
  url: string;
  /** Sends the signal and waits for the exit; returns its code or signal. */
  end(signal: NodeJS.Signals): Promise<unknown[]>;
}

const main = fileURLToPath(new URL("../app/main.ts", import.meta.url));

/**
 * Starts it on a free port and waits until it is ready. Throws if it exits
 * before.
 * @param descriptors Maximum number of open files and sockets; by default the
 * same as for this process.
 */
export async function startProcess(
  settings: Record<string, string>,
  { descriptors }: { descriptors?: number } = {},
): Promise<ServerProcess> {
  const limit = descriptors === undefined ? "" : `ulimit -n ${descriptors}; `;
  const child = spawn(
    "/bin/sh",
    [
      ...["-c", `${limit}exec "$0" "$@"`, process.execPath],
      ...["--conditions=source", "--import=tsx", main],
    ],
    {
      env: { PATH: process.env["PATH"], PORT: "0", ...settings },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  for await (const line of createInterface(child.stdout)) {
    const url = /^Nearsay is ready: (.+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, end: (how) => end(child, how) };
  }
  throw new Error(`It ended with code ${child.exitCode}.`);
}

async function end(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<unknown[]> {
  const { exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null) return [exitCode, signalCode];
  child.kill(signal);
  return once(child, "exit");
}
