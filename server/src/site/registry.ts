import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  readRemoteRegistry,
  type RemoteRecord,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import type { FastifyBaseLogger } from "fastify";
import { keepFile } from "./kept-file.ts";

export type ReadRegistry = () => Promise<RemoteRegistry>;

/** Composes the registry from `<remotes>/<name>/dist/current.json`, where each build says what it is. */
export function createRegistry(
  remotesDir: string,
  log: FastifyBaseLogger,
): ReadRegistry {
  const pointers = new Map<string, () => Promise<RemoteRecord | null>>();
  const pointerOf = (name: string) => {
    const file = path.join(remotesDir, name, "dist", "current.json");
    const tell = (error: unknown) => {
      log.error(
        { err: error },
        `${file} is damaged; what it said before stays`,
      );
    };
    const known = pointers.get(name) ?? keepFile(file, readPointer, tell);
    pointers.set(name, known);
    return known;
  };
  return async () => {
    const names = await readdir(remotesDir).catch(() => [...pointers.keys()]);
    const found = await Promise.all(names.sort().map((n) => pointerOf(n)()));
    return { remotes: found.filter((record) => record !== null) };
  };
}

function readPointer(text: string): RemoteRecord {
  const remotes: unknown[] = [JSON.parse(text)];
  const [record] = readRemoteRegistry({ remotes }).remotes;
  if (record === undefined) throw new Error("It names no remote.");
  return record;
}
