import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A port that is held, so that nobody else takes it meanwhile. */
export interface ClaimedPort {
  port: number;
  /** Listens, and answers nobody yet. */
  server: Server;
}

/**
 * A port of the loopback address: this one, else any that is free, as when
 * another checkout is developed, too.
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

/** Lets a port go, and hands it to the process that takes it next. */
export function releasePort({ port, server }: ClaimedPort): Promise<number> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve(port);
    });
    server.closeAllConnections();
  });
}
