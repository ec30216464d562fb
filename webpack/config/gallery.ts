import { existsSync } from "node:fs";
import path from "node:path";
import { remoteFolder, root } from "../checkout/paths.ts";
import { remoteNames } from "../checkout/remotes.ts";
import type { StandalonePage } from "./standalone.ts";

export interface GalleryPage extends StandalonePage {
  /** Folder of the built page. */
  outputPath: string;
}

/**
 * The existing galleries, or pages for benchmarks: folders with a
 * `gallery/main.tsx` or a `bench/main.tsx`.
 */
export function findGalleries(kind = "gallery"): GalleryPage[] {
  const folders = [path.join(root, "shared"), ...remoteNames.map(remoteFolder)];
  return folders
    .map((folder) => pageIn(folder, kind))
    .filter(({ entry }) => existsSync(entry));
}

function pageIn(folder: string, kind: string): GalleryPage {
  return {
    name: `${kind}_${path.basename(folder)}`,
    entry: path.join(folder, kind, "main.tsx"),
    outputPath: path.join(folder, "dist", kind),
  };
}
