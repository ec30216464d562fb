import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { keepFile } from "../kept-file.ts";

/** Versions of the libraries that the host lends to remotes, by their names; none where it tells nothing. */
export type Lent = Readonly<Record<string, string>>;

export type ReadLent = () => Promise<Lent>;

/** @param hostDir Of the built host, which may be built anew meanwhile. */
export function createReadLent(
  hostDir: string,
  log: FastifyBaseLogger,
): ReadLent {
  const file = path.join(hostDir, "contract.json");
  const read = keepFile(file, readLends, (error) => {
    log.error({ err: error }, `${file} is damaged; what it said before stays`);
  });
  return async () => (await read()) ?? {};
}

function readLends(text: string): Lent {
  return (JSON.parse(text) as { lends?: Lent }).lends ?? {};
}
