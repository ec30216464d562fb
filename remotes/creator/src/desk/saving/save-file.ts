import type { Survey } from "@nearsay/core/contract";
import { fileNameOf } from "@nearsay/core/domain";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { copyFile, type Saving } from "./copy-file.ts";
import { openTarget } from "./file-target.ts";

/** Files of a survey that one of its keys opens. */
export type FileName =
  | "responses.csv"
  | "responses.jsonl"
  | "figures.csv"
  | "figures.json"
  | "survey.zip";

/**
 * Saves a file as it comes: straight to the disk where the browser can, so that
 * it may be larger than memory, else all at once.
 * @param as The name it has on the disk.
 * @returns False where it was cancelled.
 * @throws ApiError on a refusal or when no reply came.
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

/** The name that a file has once it is saved. */
export function savedName(
  { id, title }: Pick<Survey, "id" | "title">,
  name: FileName,
): string {
  const [what = "", extension = ""] = name.split(".");
  const isWhole = what === "survey";
  return fileNameOf({ title, id, what: isWhole ? "results" : what, extension });
}

/** Where a file is. @param uuid The survey's. */
export function fileUrl(uuid: string, name: FileName): string {
  return `/api/manage/${encodeURIComponent(uuid)}/export/${name}`;
}
