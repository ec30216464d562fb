import type { Coordinates } from "@nearsay/core/domain";
import sql, { type Sql } from "sql-template-tag";
import { toSphere } from "../visitors/location/sphere.ts";

/** The column from which distances are measured: null without a location. */
export function positionOf(survey: {
  latitude: number | null;
  longitude: number | null;
}): Sql {
  const { latitude: lat, longitude: lng } = survey;
  const point = lat === null || lng === null ? null : toSphere({ lat, lng });
  return sql`cube(${point}::float8[])`;
}

/**
 * Distance from a survey to a cell, as the length of a straight line through
 * the sphere of radius 1.
 */
export function reachFrom(cell: Coordinates): Sql {
  return sql`(position <-> cube(${toSphere(cell)}::float8[]))`;
}

/**
 * Whether lists and searches show a survey to a viewer.
 * @param cell The center of the viewer's grid cell, so that differences between
 * lists reveal no position finer than a cell; null if unknown.
 */
export function isListedFrom(cell: Coordinates | null): Sql {
  if (cell === null) return sql`scope is distinct from 'only'`;
  return sql`(scope is distinct from 'only' or ${reachFrom(cell)} <= scope_reach)`;
}

/** Whether a viewer in this cell is shown the survey before others. */
export function isFirstFrom(cell: Coordinates): Sql {
  return sql`(scope = 'first' and ${reachFrom(cell)} <= scope_reach)`;
}
