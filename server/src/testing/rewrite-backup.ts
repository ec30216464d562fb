import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";

/**
 * Changes lines of a backup and writes a matching checksum, as an attacker who
 * knows the format could.
 */
export async function rewriteBackup(
  file: string,
  change: (line: string) => string,
): Promise<void> {
  const text = gunzipSync(await readFile(file)).toString();
  const lines = text.trimEnd().split("\n").slice(0, -1).map(change);
  const body = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(body).digest("hex");
  const end = JSON.stringify({ end: { rows: countRows(lines), sha256 } });
  await writeFile(file, gzipSync(`${body}${end}\n`));
}

function countRows(lines: readonly string[]): Record<string, number> {
  const rows: Record<string, number> = {};
  let table = "";
  for (const line of lines) {
    if (line.startsWith('{"table"'))
      ({ table } = JSON.parse(line) as { table: string });
    if (table !== "")
      rows[table] = (rows[table] ?? 0) + (line.startsWith("[") ? 1 : 0);
  }
  return rows;
}
