import { existsSync } from "node:fs";
import path from "node:path";
import { remoteFolder, root } from "../checkout/paths.ts";
import { remoteNames } from "../checkout/remotes.ts";
import type { StandalonePage } from "./standalone.ts";

export interface GalleryPage extends StandalonePage {
  /** Where the built page goes. */
  outputPath: string;
}

/** The galleries there are, or the pages for benchmarks: what has a `gallery/main.tsx` or a `bench/main.tsx` has one. */
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
