import { useMemo } from "react";
import type { Coordinates } from "../../domain/index.ts";
import { ClusterMark, type MarkText } from "./cluster-mark.tsx";
import { type Cell, type Cluster, clusterCells } from "./clusters.ts";
import {
  type Frame,
  maxZoom,
  type Pixel,
  pixelOf,
  type Size,
  type View,
  zoomedTo,
} from "./mercator.ts";

interface MarksProps<C extends Cell> {
  readonly cells: readonly C[];
  readonly frame: Frame;
  readonly onView: (view: View) => void;
  readonly onCells: ((cells: C[]) => void) | undefined;
  readonly describe: ((cells: readonly C[]) => MarkText) | undefined;
}

/**
 * A marker for each visible cluster: a click zooms in until it splits into
 * cells; a single cell is reported.
 */
export function Marks<C extends Cell>(props: MarksProps<C>) {
  const { cells, frame, onView, onCells, describe } = props;
  const step = Math.floor(frame.view.zoom);
  const clusters = useMemo(() => clusterCells(cells, step), [cells, step]);

  function press(cluster: Cluster<C>): void {
    const isApart = cluster.cells.length === 1 && !cluster.at.across;
    const opens = !isApart || onCells === undefined;
    if (opens && frame.view.zoom < maxZoom)
      onView(zoomedTo(cluster.cells.flatMap(endsOf), frame));
    else onCells?.(cluster.cells);
  }

  return clusters
    .map((cluster) => ({ cluster, at: pixelOf(cluster.at, frame) }))
    .filter(({ at }) => isSeen(at, frame.size))
    .map(({ cluster, at }) => (
      <ClusterMark
        key={`${cluster.at.lat},${cluster.at.lng}`}
        cluster={cluster}
        at={at}
        text={describe?.(cluster.cells)}
        onPress={() => press(cluster)}
      />
    ));
}

/** The western and eastern ends of the area that a marker counts. */
function endsOf({ lat, lng, across = 0 }: Cell): Coordinates[] {
  return [lng - across / 2, lng + across / 2].map((end) => ({ lat, lng: end }));
}

function isSeen({ x, y }: Pixel, { width, height }: Size): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
