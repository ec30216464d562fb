/** Where the land and borders of Natural Earth are, for maps: files of their own, which every remote finds at one address. */
export const landFiles = {
  coarse: new URL("world-atlas/countries-110m.json", import.meta.url).href,
  fine: new URL("world-atlas/countries-50m.json", import.meta.url).href,
};
