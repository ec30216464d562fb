import { formatCount, plural } from "../../domain/index.ts";

/** What a map says. */
export const texts = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeWorld: "Whole world",
  chooseMiddle: "Choose the middle",
  keys: "Arrow keys move the map, plus and minus zoom, Home shows the whole world.",
  keysToChoose:
    "Arrow keys move the map, plus and minus zoom, Home shows the whole world, Enter chooses the place in the middle.",
  chosen: "Place chosen",
  surveys: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} survey`,
      other: `${formatCount(count)} surveys`,
    }),
  coarse: "Land and borders only, drawn coarsely",
  noStyle: "This site's map could not be loaded.",
  noWebGl: "This browser cannot draw this site's map.",
  notWhole: "Some of the map could not be loaded.",
  noLand: "Land and borders could not be loaded",
};
