import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { type Finding, bad, good, warning } from "./finding.ts";

type FolderConfig = Pick<Config, "dataDir" | "dataDirMinFree">;

/**
 * Whether the data folder exists, is private to this account, and is on a disk
 * with enough space.
 */
export async function lookAtFolder(config: FolderConfig): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir))
    return [
      bad(
        "Folder",
        `There is no ${dataDir}. Set DATA_DIR to the folder of the site, or start the site once.`,
      ),
    ];
  return [await lookAtMode(dataDir), await lookAtRoom(config)];
}

async function lookAtMode(dataDir: string): Promise<Finding> {
  const { mode, uid } = await stat(dataDir);
  const octal = (mode & 0o7777).toString(8).padStart(4, "0");
  if (process.platform === "win32") return good("Folder", dataDir);
  if (process.getuid?.() !== uid)
    return warning(
      "Folder",
      `${dataDir} is another account's than the one that asks. Ask as the account that runs the site.`,
    );
  return (mode & 0o077) === 0
    ? good("Folder", `${dataDir} is for its account alone (${octal}).`)
    : warning(
        "Folder",
        `Other accounts may use ${dataDir} (${octal}). The next start takes it from them, or: chmod -R go= ${dataDir}`,
      );
}

async function lookAtRoom({
  dataDir,
  dataDirMinFree,
}: FolderConfig): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  const text = `${free.toLocaleString("en")} MiB are free where DATA_DIR is`;
  if (free >= dataDirMinFree) return good("Disk", `${text}.`);
  return free < dataDirMinFree / 4
    ? bad("Disk", `${text}, so that nothing is written. Make room.`)
    : warning(
        "Disk",
        `${text}, less than DATA_DIR_MIN_FREE (${dataDirMinFree}). Make room.`,
      );
}
