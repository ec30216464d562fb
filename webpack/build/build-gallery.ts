import { writeFileSync } from "node:fs";
import path from "node:path";
import { findGalleries, type GalleryPage } from "../config/gallery.ts";
import { runWebpack } from "./run-webpack.ts";
import { standaloneConfig, standaloneHtml } from "../config/standalone.ts";

/**
 * `npm run build:gallery`, `npm run build:bench`: builds every gallery, or page
 * for benchmarks, as plain files, which tests open.
 */
for (const page of findGalleries(process.argv[2])) await buildGallery(page);

async function buildGallery(page: GalleryPage): Promise<void> {
  const configuration = standaloneConfig(page, "production");
  const { outputPath } = page;
  await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: outputPath, clean: true },
  });
  writeFileSync(path.join(outputPath, "index.html"), standaloneHtml(page));
}
