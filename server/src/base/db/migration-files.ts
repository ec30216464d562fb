import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export interface Migration {
  /** File name without its ending, such as 0001-surveys. */
  name: string;
  script: string;
  checksum: string;
}

const migrationsFolder = new URL("../../../migrations/", import.meta.url);
const fileName = /^\d{4}[-_][a-z0-9_-]+\.sql$/;

/** The numbered files of a folder, in order. Throws on a name out of the pattern or a number used twice. */
export async function readMigrations(
  folder: string | URL = migrationsFolder,
): Promise<Migration[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const files = (await readdir(path))
    .filter((file) => file.endsWith(".sql"))
    .sort();
  files.forEach(refuseName);
  return Promise.all(files.map((file) => readMigration(path, file)));
}

async function readMigration(path: string, file: string): Promise<Migration> {
  const content = await readFile(join(path, file), "utf8");
  // A checkout on Windows must not look like a change.
  const script = content.replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(script).digest("hex");
  return { name: file.slice(0, -".sql".length), script, checksum };
}

function refuseName(file: string, position: number, files: string[]): void {
  if (!fileName.test(file))
    throw new Error(
      `server/migrations/${file}: name it like 0001-what-it-does.sql.`,
    );
  const before = files[position - 1];
  if (before?.slice(0, 4) === file.slice(0, 4))
    throw new Error(
      `server/migrations: ${before} and ${file} share a number. Give the later one the next free number.`,
    );
}
