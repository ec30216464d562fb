import type { DropAnimationFunction } from "@dnd-kit/core";

const shortest = 330;
const longest = 550;
/** Distance in pixels from which the animation takes the maximum time. */
const far = 1500;

/** Animates the lifted card to the position of its item, which stays marked until it arrives. */
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

/** Milliseconds that the animation takes for a distance in pixels. */
export function dropTime(distance: number): number {
  return shortest + (longest - shortest) * Math.min(1, distance / far);
}
