import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { errorCode } from "../base/db/errors.ts";

/** The secret that was given, or the one kept in the data folder, made at the first start. */
export async function keepSecret(
  config: Pick<Config, "secret" | "dataDir">,
): Promise<string> {
  if (config.secret !== null) return config.secret;
  const file = join(config.dataDir, "secret");
  return (await readKept(file)) ?? makeSecret(file);
}

async function readKept(file: string): Promise<string | null> {
  try {
    const kept = (await readFile(file, "utf8")).trim();
    return kept === "" ? null : kept;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString("hex");
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
