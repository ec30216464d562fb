import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  readRemoteRegistry,
  type RemoteRecord,
  type RemoteRegistry,
} from "@nearsay/core/contract";
import { keepFile } from "./kept-file.ts";

export type ReadRegistry = () => Promise<RemoteRegistry>;

/** Composes the registry from `<remotes>/<name>/dist/current.json`, where each build says what it is. */
export function createRegistry(remotesDir: string): ReadRegistry {
  const pointers = new Map<string, () => Promise<RemoteRecord | null>>();
  const pointerOf = (name: string) => {
    const file = path.join(remotesDir, name, "dist", "current.json");
    const known = pointers.get(name) ?? keepFile(file, readPointer);
    pointers.set(name, known);
    return known;
  };
  return async () => {
    const names = await readdir(remotesDir).catch(() => []);
    const found = await Promise.all(names.sort().map((n) => pointerOf(n)()));
    return { remotes: found.filter((record) => record !== null) };
  };
}

function readPointer(text: string): RemoteRecord | null {
  return readRemoteRegistry({ remotes: [JSON.parse(text)] }).remotes[0] ?? null;
}
