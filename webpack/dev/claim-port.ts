import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A reserved port, so that no other process takes it in the meantime. */
export interface ClaimedPort {
  port: number;
  /** Listens without responding yet. */
  server: Server;
}

/**
 * A port of the loopback address: the preferred one, otherwise any free one,
 * for example if another checkout is running, too.
 */
export async function claimPort(preferred: number): Promise<ClaimedPort> {
  const server = createServer();
  try {
    await listen(server, preferred);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    await listen(server, 0);
  }
  return { port: (server.address() as AddressInfo).port, server };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** Releases a port, and returns it for the process that uses it next. */
export function releasePort({ port, server }: ClaimedPort): Promise<number> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve(port);
    });
    server.closeAllConnections();
  });
}
