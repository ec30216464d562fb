/**
 * Paths of the files for drawing maps: separate files that every remote loads
 * from one address, the same for all languages.
 */
export const mapFiles = {
  library: new URL("maplibre-gl/dist/maplibre-gl.mjs", import.meta.url).href,
  worker: new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url)
    .href,
};

/** Paths of the land and borders of Natural Earth; also the same for all remotes and languages. */
export const landFiles = {
  coarse: new URL("world-atlas/countries-110m.json", import.meta.url).href,
  fine: new URL("world-atlas/countries-50m.json", import.meta.url).href,
};
