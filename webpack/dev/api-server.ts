import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { root } from "../checkout/paths.ts";
import { packPlacesIfOutdated } from "../places/pack-places.ts";

export type ApiServer = ChildProcessByStdio<null, Readable, null>;

/** Runs the product's server from its sources, and restarts it after each change. */
export function startApiServer(env: Record<string, string>): ApiServer {
  packPlacesIfOutdated();
  return spawn(
    process.execPath,
    [
      "node_modules/tsx/dist/cli.mjs",
      "watch",
      "--clear-screen=false",
      "--conditions=source",
      "server/src/app/main.ts",
    ],
    {
      cwd: root,
      stdio: ["inherit", "pipe", "inherit"],
      env: { ...process.env, ...env },
    },
  );
}

/** Forwards the server's output; resolves when it has printed its address. */
export function untilListening(server: ApiServer): Promise<void> {
  server.stdout.pipe(process.stdout);
  return new Promise((resolve) => {
    const look = (chunk: Buffer) => {
      if (!chunk.includes("http://")) return;
      server.stdout.off("data", look);
      resolve();
    };
    server.stdout.on("data", look);
  });
}
