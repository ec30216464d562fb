import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { IntegrityHash } from "../config/script-integrity.ts";

const compress = promisify(brotliCompress);
const compressForOld = promisify(gzip);

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Writes `<file>.br`, and `<file>.gz` for clients without Brotli, next to each
 * script, style sheet, SVG and JSON file; returns the bytes of the `.br` files.
 */
export async function precompress(
  folder: string,
  built: string[],
): Promise<number> {
  const names = built.filter((name) => /\.(js|css|json|mjs|svg)$/.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      await writeFile(
        `${file}.gz`,
        await compressForOld(content, { level: 9 }),
      );
      const small = await compress(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
      await writeFile(`${file}.br`, small);
      return small.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Subresource integrity of a file. */
export async function integrityOf(
  file: string,
  algorithm: IntegrityHash = "sha384",
): Promise<string> {
  const hash = createHash(algorithm).update(await readFile(file));
  return `${algorithm}-${hash.digest("base64")}`;
}

/** Replaces a JSON file atomically: a reader sees the old or the new one. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, file);
}

/**
 * Removes files for which `keep` is false and that are older than a month: open
 * pages may request an older build.
 */
export async function prune(
  folder: string,
  keep: (name: string) => boolean,
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !keep(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > month) await rm(file, { recursive: true });
    }),
  );
}
