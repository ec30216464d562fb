import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages, runNpm } from "../install-packages.ts";
import type { Files } from "../serve-pages.ts";

const folder = join(import.meta.dirname, "../peers");
const built = join(folder, "dist/map");
const worker = "node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs";

/** A cell as returned by `GET /surveys/cells`: its centre, and its number of surveys. */
export type Cell = [lat: number, lng: number, count: number];

/**
 * A page written by hand with MapLibre, which draws the same cells in clusters
 * with the same style.
 */
export function buildMapPage(cells: readonly Cell[], style: string): Files {
  installPackages(folder);
  runNpm(folder, "run", "--silent", "build");
  const script = "text/javascript";
  return {
    "/": { type: "text/html", text: htmlOf(style) },
    "/map.css": { type: "text/css", text: read(join(built, "by-hand.css")) },
    "/map.js": { type: script, text: read(join(built, "by-hand.js")) },
    "/map-worker.js": { type: script, text: read(join(folder, worker)) },
    "/surveys.json": {
      type: "application/json",
      text: JSON.stringify(geoJsonOf(cells)),
    },
  };
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function geoJsonOf(cells: readonly Cell[]) {
  const features = cells.map(([lat, lng, count]) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [lng, lat] },
    properties: { count },
  }));
  return { type: "FeatureCollection", features };
}

function htmlOf(style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Surveys</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/map.css">
<script defer src="/map.js"></script>
</head>
<body>
<div id="map" data-style="${style}"></div>
</body>
</html>
`;
}
