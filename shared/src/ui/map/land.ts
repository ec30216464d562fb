import { geoMercator, geoPath } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { landFiles } from "@nearsay/core/ui";

/** "coarse" is at a scale of 1:110,000,000, "fine" at 1:50,000,000. */
export type Detail = keyof typeof landFiles;

/** A country on a square world of the width `drawnWorld`. */
export interface Shape {
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of the world on which shapes are drawn. */
export const drawnWorld = 4096;

const brought = new Map<Detail, Promise<Shape[]>>();

/**
 * The countries of Natural Earth, loaded once.
 * @throws Error if they cannot be loaded; the next call requests them again.
 */
export function bringLand(detail: Detail): Promise<Shape[]> {
  const coming = brought.get(detail) ?? fetchLand(detail);
  brought.set(detail, coming);
  coming.catch(() => brought.delete(detail));
  return coming;
}

async function fetchLand(detail: Detail): Promise<Shape[]> {
  const reply = await fetch(landFiles[detail]);
  if (!reply.ok) throw new Error(`no land: ${reply.status}`);
  return drawLand((await reply.json()) as Atlas);
}

type Atlas = Topology<{ countries: GeometryCollection }>;

function drawLand(atlas: Atlas): Shape[] {
  const { features } = feature(
    atlas,
    atlas.objects.countries,
  ) as FeatureCollection;
  const projection = geoMercator()
    .scale(drawnWorld / (2 * Math.PI))
    .translate([drawnWorld / 2, drawnWorld / 2]);
  const draw = geoPath(projection).digits(1);
  return features.flatMap((country) => {
    const path = draw(country);
    if (path === null) return [];
    const [[left, top], [right, bottom]] = draw.bounds(country);
    return [{ path, left, right, top, bottom }];
  });
}
