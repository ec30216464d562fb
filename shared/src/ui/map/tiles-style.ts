import type * as MapLibre from "maplibre-gl";
import type { Colours } from "./colours.ts";

type Style = MapLibre.StyleSpecification;

/**
 * A plain style for this site's own tiles, in the layers of Protomaps: without
 * glyphs and images, which would have to be loaded from another site.
 * @param path Path of the PMTiles file.
 */
export async function tilesStyle(
  library: typeof MapLibre,
  path: string,
): Promise<(colours: Colours) => Style> {
  const { Protocol } = await import(
    /* webpackChunkName: "map-tiles" */ "pmtiles"
  );
  const protocol = new Protocol({ metadata: true });
  library.addProtocol("pmtiles", protocol.tile);
  const url = `pmtiles://${new URL(path, location.href).href}`;
  return (colours) => ({
    version: 8,
    sources: { tiles: { type: "vector", url } },
    layers: layersIn(colours),
  });
}

function layersIn({ sea, land, road, border }: Colours): Style["layers"] {
  const source = "tiles";
  const widths = (thin: number, thick: number) =>
    [
      "interpolate",
      ["exponential", 1.6],
      ["zoom"],
      5,
      thin,
      14,
      thick,
    ] as const;
  return [
    { id: "sea", type: "background", paint: { "background-color": sea } },
    {
      id: "land",
      type: "fill",
      source,
      "source-layer": "earth",
      paint: { "fill-color": land },
    },
    {
      id: "water",
      type: "fill",
      source,
      "source-layer": "water",
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": sea },
    },
    {
      id: "roads",
      type: "line",
      source,
      "source-layer": "roads",
      paint: { "line-color": road, "line-width": [...widths(0.3, 4)] },
    },
    {
      id: "borders",
      type: "line",
      source,
      "source-layer": "boundaries",
      paint: { "line-color": border, "line-width": [...widths(0.75, 1.5)] },
    },
  ] as Style["layers"];
}
