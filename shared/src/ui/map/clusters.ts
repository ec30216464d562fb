import { maxZoom, type Pixel, toWorld, worldSize } from "./mercator.ts";

/** A cell by its centre, and the number of surveys or answers in it. */
export interface Cell {
  lat: number;
  lng: number;
  count: number;
  /** Width of the counted map bin in degrees of longitude, if it is larger than the cell. */
  across?: number | undefined;
}

/** Cells that are drawn as one marker, at the centre of the cell with the highest count. */
export interface Cluster<C extends Cell = Cell> {
  at: C;
  count: number;
  cells: C[];
}

/** Minimum distance of two markers, in CSS pixels. */
const spacing = 48;

/**
 * Combines cells that would be drawn too close to be distinguished, in the same
 * way for all views of a zoom level. Each marker is placed at a cell.
 */
export function clusterCells<C extends Cell>(
  cells: readonly C[],
  zoom: number,
): Cluster<C>[] {
  const world = worldSize(Math.floor(Math.min(zoom, maxZoom)));
  const buckets = new Buckets<C>(world);
  const fullest = [...cells].sort(
    (a, b) => b.count - a.count || b.lat - a.lat || a.lng - b.lng,
  );
  const clusters: Cluster<C>[] = [];
  for (const cell of fullest) {
    const place = toWorld(cell);
    const near = buckets.nearestTo(place);
    if (near) {
      near.count += cell.count;
      near.cells.push(cell);
    } else {
      const cluster = { at: cell, count: cell.count, cells: [cell] };
      clusters.push(cluster);
      buckets.add(cluster, place);
    }
  }
  return clusters.sort((a, b) => b.at.lat - a.at.lat || a.at.lng - b.at.lng);
}

/** Clusters in buckets, each a square of the map, so that a search for neighbours checks only nine. */
class Buckets<C extends Cell> {
  readonly #buckets = new Map<
    number,
    { cluster: Cluster<C>; place: Pixel }[]
  >();
  readonly #world: number;
  readonly #across: number;

  constructor(world: number) {
    this.#world = world;
    this.#across = Math.max(1, Math.floor(world / spacing));
  }

  add(cluster: Cluster<C>, place: Pixel): void {
    const key = this.#key(this.#row(place.y), this.#column(place.x));
    const bucket = this.#buckets.get(key) ?? [];
    bucket.push({ cluster, place });
    this.#buckets.set(key, bucket);
  }

  nearestTo({ x, y }: Pixel): Cluster<C> | null {
    const [row, column] = [this.#row(y), this.#column(x)];
    let best: Cluster<C> | null = null;
    let least = spacing / this.#world;
    for (const down of [-1, 0, 1])
      for (const right of [-1, 0, 1])
        for (const { cluster, place } of this.#buckets.get(
          this.#key(row + down, column + right),
        ) ?? []) {
          const aside = Math.abs(place.x - x);
          const far = Math.hypot(Math.min(aside, 1 - aside), place.y - y);
          if (far < least) [best, least] = [cluster, far];
        }
    return best;
  }

  #row(y: number): number {
    return Math.floor(y * this.#across);
  }

  #column(x: number): number {
    return Math.floor(x * this.#across);
  }

  /** The world continues in the east where it ends in the west. */
  #key(row: number, column: number): number {
    const around = (column + this.#across) % this.#across;
    return row * this.#across + around;
  }
}
