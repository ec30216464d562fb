import type { DropAnimationFunction } from "@dnd-kit/core";

const shortest = 330;
const longest = 550;
/** Pixels from which on a flight takes the longest time. */
const far = 1500;

/** Lets the lifted card fly to the place of its item, which stays marked until it arrives. */
export const flyToPlace: DropAnimationFunction = async ({
  active,
  dragOverlay,
  transform,
}) => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const x = active.rect.left - dragOverlay.rect.left;
  const y = active.rect.top - dragOverlay.rect.top;
  const flight = dragOverlay.node.animate(
    [
      { transform: moved(transform.x, transform.y) },
      { transform: moved(transform.x + x, transform.y + y) },
    ],
    { duration: dropTime(Math.hypot(x, y)), easing: "ease", fill: "forwards" },
  );
  active.node.dataset.flying = "";
  await flight.finished;
  delete active.node.dataset.flying;
};

function moved(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

/** Milliseconds that an item takes to fly over a distance in pixels to its place. */
export function dropTime(distance: number): number {
  return shortest + (longest - shortest) * Math.min(1, distance / far);
}
