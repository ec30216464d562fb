import { mapFiles } from "@nearsay/core/ui";
import type * as MapLibre from "maplibre-gl";
import type { MapSettings } from "../../contract/index.ts";
import { watchColours } from "./colours.ts";
import type { View } from "./mercator.ts";
import { tilesStyle } from "./tiles-style.ts";

interface MapHandlers {
  /** Called if nothing can be shown. */
  onFailure: () => void;
  /**
   * Called when everything that could be loaded is drawn.
   * @param isWhole Whether nothing is missing.
   */
  onDrawn: (map: MapLibre.Map, isWhole: boolean) => void;
}

/** Loaded as a separate module: it contains no interface text, so one file serves all languages. */
async function bringLibrary(): Promise<typeof MapLibre> {
  const library = (await import(
    /* webpackIgnore: true */ mapFiles.library
  )) as typeof MapLibre;
  library.setWorkerUrl(mapFiles.worker);
  return library;
}

/**
 * Draws the operator's map into an element.
 * @throws Error if the library cannot be loaded, or the browser cannot draw
 *   with it.
 */
export async function openStyledMap(
  container: HTMLElement,
  { style, tiles }: MapSettings,
  { center, zoom }: View,
  handlers: MapHandlers,
): Promise<{ map: MapLibre.Map; close: () => void }> {
  const library = await bringLibrary();
  const own = tiles === undefined ? null : await tilesStyle(library, tiles);
  const colours = watchColours(container, () => map.setStyle(styleNow()));
  const styleNow = () => own?.(colours.read()) ?? style ?? "";
  const map: MapLibre.Map = new library.Map({
    container,
    style: styleNow(),
    center: [center.lng, center.lat],
    zoom,
    pitch: 0,
    bearing: 0,
    minZoom: -2,
    maxZoom: 14,
    interactive: false,
    attributionControl: false,
    trackResize: false,
    fadeDuration: 0,
  });
  follow(map, handlers);
  return {
    map,
    close: () => {
      colours.leave();
      map.remove();
    },
  };
}

function follow(map: MapLibre.Map, { onFailure, onDrawn }: MapHandlers): void {
  let hasStyle = false;
  let isWhole = true;
  map.on("style.load", () => {
    hasStyle = true;
    // Markers are positioned for a flat map.
    map.setProjection({ type: "mercator" });
  });
  map.on("error", () => {
    if (!hasStyle) return onFailure();
    isWhole = false;
    // A map with missing data may never become idle.
    onDrawn(map, isWhole);
  });
  map.on("idle", () => onDrawn(map, isWhole));
}
