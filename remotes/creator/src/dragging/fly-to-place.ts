import type { DropAnimationFunction } from "@dnd-kit/core";
import { dropTime } from "./drop-time.ts";

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
