import type { Coordinates } from "@nearsay/core/domain";
import sql, { type Sql } from "sql-template-tag";
import { toSphere } from "../visitors/location/sphere.ts";

/** How far a survey is from a cell, as a straight line through the sphere of radius 1. */
export function reachFrom(cell: Coordinates): Sql {
  return sql`(position <-> cube(${toSphere(cell)}::float8[]))`;
}

/**
 * Whether lists and searches have a survey for somebody.
 * @param cell The middle of the viewer's cell, so that where a list changes tells no more than cells; null where it is not known.
 */
export function isListedFrom(cell: Coordinates | null): Sql {
  if (cell === null) return sql`scope is distinct from 'only'`;
  return sql`(scope is distinct from 'only' or ${reachFrom(cell)} <= scope_reach)`;
}

/** Whether somebody there is shown it before others. */
export function isFirstFrom(cell: Coordinates): Sql {
  return sql`(scope = 'first' and ${reachFrom(cell)} <= scope_reach)`;
}
