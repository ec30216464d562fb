import { useSortable } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { GripContext } from "./grip.tsx";
import styles from "./sortable-list.module.css";

export interface SortableItemProps {
  readonly id: string;
  /** Holds the `Grip` of this item. */
  readonly children: ReactNode;
}

/** One item of a `SortableList`. */
export function SortableItem({ id, children }: SortableItemProps) {
  const roleDescription = texts.list.grip;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription } });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-lifted={isDragging ? "" : undefined}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
    >
      <GripContext
        value={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      >
        {children}
      </GripContext>
    </li>
  );
}
