import type { Survey } from "@nearsay/core/contract";
import { fileNameOf } from "@nearsay/core/domain";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { copyFile, type Saving } from "./copy-file.ts";
import { openTarget } from "./file-target.ts";

/** Files of a survey that one of its keys gives access to. */
export type FileName =
  | "responses.csv"
  | "responses.jsonl"
  | "figures.csv"
  | "figures.json"
  | "survey.zip";

/**
 * Saves a file as it arrives: directly to the disk if the browser can, so that
 * it may be larger than memory, otherwise all at once.
 * @param as The file's name on the disk.
 * @returns False if it was cancelled.
 * @throws ApiError on a refusal or without a reply.
 */
export async function saveFile(
  owner: OwnerLink,
  name: FileName,
  saving: Saving,
  as: string,
): Promise<boolean> {
  try {
    const open = await openTarget(as);
    await copyFile(fileUrl(owner.uuid, name), owner.key, open, saving);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError")
      return false;
    throw error;
  }
}

/** The name of a saved file. */
export function savedName(
  { id, title }: Pick<Survey, "id" | "title">,
  name: FileName,
): string {
  const [what = "", extension = ""] = name.split(".");
  const isWhole = what === "survey";
  return fileNameOf({ title, id, what: isWhole ? "results" : what, extension });
}

/**
 * The URL of a file.
 * @param uuid The survey's.
 */
export function fileUrl(uuid: string, name: FileName): string {
  return `/api/manage/${encodeURIComponent(uuid)}/export/${name}`;
}
