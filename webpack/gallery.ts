import { existsSync } from "node:fs";
import path from "node:path";
import { remoteFolder, root } from "./paths.ts";
import { remoteNames } from "./remotes.ts";
import type { StandalonePage } from "./standalone.ts";

export interface GalleryPage extends StandalonePage {
  /** Where the built page goes. */
  outputPath: string;
}

/** The galleries there are: whoever has a `gallery/main.tsx` has one. */
export function findGalleries(): GalleryPage[] {
  const folders = [path.join(root, "shared"), ...remoteNames.map(remoteFolder)];
  return folders.map(galleryIn).filter(({ entry }) => existsSync(entry));
}

function galleryIn(folder: string): GalleryPage {
  return {
    name: `gallery_${path.basename(folder)}`,
    entry: path.join(folder, "gallery/main.tsx"),
    outputPath: path.join(folder, "dist/gallery"),
  };
}
