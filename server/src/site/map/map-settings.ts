import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { MapSettings } from "@nearsay/core/contract";
import type { Settings } from "../../base/settings.ts";
import { tilesPath } from "./serve-tiles.ts";

/** The source of map data; without a style or tiles, browsers use the built-in map. */
export interface MapConfig {
  /** URL of a MapLibre style, which a tile server provides. */
  style: string | null;
  /** Path of a file of tiles in the PMTiles format. */
  tiles: string | null;
  /** The origins that they are loaded from, in the syntax of policies. */
  origins: string[];
}

export function readMap(settings: Settings): MapConfig {
  const style = settings.url("MAP_STYLE_URL", ["https:", "http:"]);
  const path = settings.text("MAP_PMTILES");
  const more = settings.origins("MAP_ORIGINS");
  const tiles = path === null ? null : resolve(path);
  if (style !== null && tiles !== null)
    settings.refuse(
      "MAP_STYLE_URL and MAP_PMTILES are both set: set only one of them.",
    );
  if (style === null && more.length > 0)
    settings.refuse(
      "MAP_ORIGINS is set, but MAP_STYLE_URL is not: nothing would be requested from these origins.",
    );
  if (tiles !== null && !existsSync(tiles))
    settings.refuse(
      `MAP_PMTILES is "${path}": there is no such file. Give the path of a .pmtiles file, or remove MAP_PMTILES.`,
    );
  const own = style === null ? [] : [new URL(style).origin];
  return { style, tiles, origins: [...new Set([...own, ...more])] };
}

/** The map settings for browsers; empty if they use the built-in map. */
export function mapForBrowser({ style, tiles, origins }: MapConfig): {
  map?: MapSettings;
} {
  if (style !== null) return { map: { style, origins } };
  return tiles === null ? {} : { map: { tiles: tilesPath, origins } };
}
