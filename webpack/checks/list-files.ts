import { readdirSync } from "node:fs";
import { join, posix } from "node:path";

/** Written by builds, tests and the running site, so not part of a checkout. */
export const made = /^(\.git|\.cache|node_modules|dist|data|results|coverage)$/;

/** Paths of all files of a checkout from its root, with "/". */
export function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(
    (item) => {
      if (made.test(item.name)) return [];
      const path = posix.join(folder, item.name);
      if (item.isDirectory()) return listFiles(root, path);
      return item.isFile() ? [path] : [];
    },
  );
}
