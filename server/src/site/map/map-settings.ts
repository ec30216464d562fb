import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { MapSettings } from "@nearsay/core/contract";
import type { Settings } from "../../base/settings.ts";
import { tilesPath } from "./serve-tiles.ts";

/** What maps are drawn with; without a style or tiles browsers draw them by themselves. */
export interface MapConfig {
  /** Address of a style of MapLibre's kind, which a tile server has. */
  style: string | null;
  /** Path of a file of tiles in the PMTiles format. */
  tiles: string | null;
  /** Who is asked for them, as policies write it. */
  origins: string[];
}

export function readMap(settings: Settings): MapConfig {
  const style = settings.url("MAP_STYLE_URL", ["https:", "http:"]);
  const path = settings.text("MAP_PMTILES");
  const more = settings.origins("MAP_ORIGINS");
  const tiles = path === null ? null : resolve(path);
  if (style !== null && tiles !== null)
    settings.refuse(
      "MAP_STYLE_URL and MAP_PMTILES are both set: give one of them.",
    );
  if (style === null && more.length > 0)
    settings.refuse(
      "MAP_ORIGINS is set, but MAP_STYLE_URL is not: nobody would be asked.",
    );
  if (tiles !== null && !existsSync(tiles))
    settings.refuse(
      `MAP_PMTILES is "${path}": there is no such file. Give the path of a .pmtiles file, or leave MAP_PMTILES out.`,
    );
  const own = style === null ? [] : [new URL(style).origin];
  return { style, tiles, origins: [...new Set([...own, ...more])] };
}

/** What browsers are told of it; nothing where they draw maps by themselves. */
export function toldOfMap({ style, tiles, origins }: MapConfig): {
  map?: MapSettings;
} {
  if (style !== null) return { map: { style, origins } };
  return tiles === null ? {} : { map: { tiles: tilesPath, origins } };
}
