import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useMemo } from "react";

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };

/** Mouse after 5 pixels, touch after 120 ms, keyboard item by item. @param keys Of all items, in their order; the same list while they stay. */
export function useDragSensors(keys: readonly string[]) {
  const keyboard = useMemo(
    () => ({
      coordinateGetter: stepThrough(keys),
      scrollBehavior: "auto" as const,
    }),
    [keys],
  );
  return useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
}

function stepThrough(keys: readonly string[]): KeyboardCoordinateGetter {
  return (event, { active, context, currentCoordinates }) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const to = keys.indexOf(String(context.over?.id ?? active)) + step;
    const target = context.droppableRects.get(keys[to] ?? "");
    const lifted = context.collisionRect;
    if (target === undefined || lifted === null) return undefined;
    // An item that moves down past a taller one ends where that one ended.
    const down = to > keys.indexOf(String(active));
    const y = down ? target.bottom - lifted.height : target.top;
    return { x: currentCoordinates.x, y };
  };
}
