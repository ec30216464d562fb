import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { root } from "./paths.ts";

/** Runs the product's server from its sources, anew after each change. */
export function startApiServer(env: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    [
      "node_modules/tsx/dist/cli.mjs",
      "watch",
      "--clear-screen=false",
      "--conditions=source",
      "server/src/main.ts",
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, ...env } },
  );
}

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === "object") {
          resolve(address.port);
        } else reject(new Error("no port was given"));
      });
    });
  });
}
