/** Where what maps are drawn with is: files of their own, which every remote finds at one address and in one language. */
export const mapFiles = {
  library: new URL("maplibre-gl/dist/maplibre-gl.mjs", import.meta.url).href,
  worker: new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url)
    .href,
};

/** Where the land and borders of Natural Earth are, likewise. */
export const landFiles = {
  coarse: new URL("world-atlas/countries-110m.json", import.meta.url).href,
  fine: new URL("world-atlas/countries-50m.json", import.meta.url).href,
};
