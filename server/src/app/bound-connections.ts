import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import { overloaded } from "../base/refusal.ts";
import { createThrottle } from "../base/throttle.ts";
import { refuseSocket } from "../http/unreadable-request.ts";
import { connectionOf } from "../visitors/location/networks.ts";

/** Milliseconds in which headers must have arrived, and between two checks for late ones. */
export const silentMax = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};

/** Descriptors reserved for the database, the log, outgoing requests and other uses. */
const reservedMax = 256;

/** Used if the system does not report a limit. */
const usualLimit = 4096;

/** When this share of all connections is in use, an address gets at most `shareMost` of all. */
const crowdedFrom = 1 / 2;
const shareMost = 1 / 8;

/** Minimum milliseconds between two times that idle connections are closed. */
const makeRoomEvery = 5_000;

/** The maximum number of connections: a reply may read a file, which needs another descriptor. */
export function mostConnections(limit = readDescriptorLimit()): number {
  const reserved = Math.min(reservedMax, Math.floor(limit / 4));
  return Math.max(1, Math.floor((limit - reserved) / 2));
}

/** The maximum number of files and sockets that the process may have open. */
function readDescriptorLimit(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? usualLimit : Number(soft);
  } catch {
    return usualLimit;
  }
}

interface Bounds {
  most: number;
  /** Whether addresses identify clients: behind a proxy, all are the proxy's. */
  byAddress: boolean;
  log: FastifyBaseLogger;
}

/**
 * Keeps the number of connections below the descriptor limit. A single address
 * cannot use all of them, and idle connections are closed when there are many.
 */
export function boundConnections(
  server: Server,
  { most, byAddress, log }: Bounds,
): void {
  const counts = new Map<string, number>();
  const makeRoom = createThrottle(makeRoomEvery, () => {
    log.warn({ most }, "connections are refused because there are too many");
    server.closeIdleConnections();
    return Promise.resolve();
  });
  let open = 0;
  server.maxConnections = most;
  server.on("drop", () => {
    makeRoom.ask();
  });
  // Such as a connection that could not be accepted: the others continue.
  server.on("error", (err) => {
    log.warn({ err }, "a connection failed");
  });
  server.on("connection", (socket: Socket) => {
    const address = connectionOf(socket.remoteAddress ?? "");
    const own = (counts.get(address) ?? 0) + 1;
    counts.set(address, own);
    open += 1;
    socket.once("close", () => {
      open -= 1;
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    const isCrowded = open > most * crowdedFrom;
    if (!byAddress || !isCrowded || own <= most * shareMost) return;
    makeRoom.ask();
    refuseSocket(socket, overloaded(5));
  });
}
