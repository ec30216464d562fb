import { readFile } from "node:fs/promises";
import { readMigrations } from "../base/db/migrate.ts";

/**
 * Distinguishes versions that may interpret a command differently: the package
 * version and the newest migration.
 */
export async function readVersion(): Promise<string> {
  const file = new URL("../../package.json", import.meta.url);
  const { version } = JSON.parse(await readFile(file, "utf8")) as {
    version: string;
  };
  const newest = (await readMigrations()).at(-1)?.name ?? "";
  return `${version} with ${newest}`;
}
