import { useSortable } from "@dnd-kit/sortable";
import { type IconButtonProps, IconButton } from "@nearsay/core/ui";
import GripVertical from "lucide/dist/esm/icons/grip-vertical.mjs";
import { type ReactNode, createContext, use } from "react";
import { creator as texts } from "#messages";
import styles from "./sortable-list.module.css";

/** One item of a `SortableList`. */
export function SortableItem(props: {
  readonly id: string;
  /** Contains the `Grip` of this item. */
  readonly children: ReactNode;
}) {
  const { id, children } = props;
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

/** Props that make a button the grip of the surrounding item. */
const GripContext = createContext<Partial<IconButtonProps>>({});

/**
 * The handle for dragging an item, so that the rest of it stays free for
 * selecting texts and scrolling.
 */
export function Grip({ name }: { readonly name: string }) {
  return (
    <IconButton
      {...use(GripContext)}
      icon={GripVertical}
      label={texts.list.reorder({ name })}
      className={styles.grip}
    />
  );
}
