import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { type Finding, bad, good, warning } from "./finding.ts";

type FolderConfig = Pick<Config, "dataDir" | "dataDirMinFree">;

/**
 * Whether the data folder exists, is private to this account, and is on a disk
 * with enough space.
 */
export async function checkFolder(config: FolderConfig): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir))
    return [
      bad(
        "Folder",
        `${dataDir} does not exist. Set DATA_DIR to the folder of the site, or start the site once.`,
      ),
    ];
  return [await checkMode(dataDir), await checkFreeSpace(config)];
}

async function checkMode(dataDir: string): Promise<Finding> {
  const { mode, uid } = await stat(dataDir);
  const octal = (mode & 0o7777).toString(8).padStart(4, "0");
  if (process.platform === "win32") return good("Folder", dataDir);
  if (process.getuid?.() !== uid)
    return warning(
      "Folder",
      `${dataDir} belongs to another account. Run this command with the account that runs the site.`,
    );
  return (mode & 0o077) === 0
    ? good("Folder", `Only its account can access ${dataDir} (${octal}).`)
    : warning(
        "Folder",
        `Other accounts can access ${dataDir} (${octal}). The next start of the site prevents that, or run: chmod -R go= ${dataDir}`,
      );
}

async function checkFreeSpace({
  dataDir,
  dataDirMinFree,
}: FolderConfig): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  const text = `${free.toLocaleString("en")} MiB are free on the disk of DATA_DIR`;
  if (free >= dataDirMinFree) return good("Disk", `${text}.`);
  return free < dataDirMinFree / 4
    ? bad("Disk", `${text}: nothing is written. Free disk space.`)
    : warning(
        "Disk",
        `${text}, less than DATA_DIR_MIN_FREE (${dataDirMinFree}). Free disk space.`,
      );
}
