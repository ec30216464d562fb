import {
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Keyed } from "../draft/question.ts";
import { useUnchanged } from "../draft/use-unchanged.ts";
import { creator as texts } from "#messages";
import { indexNearest, indexUnder, isNear } from "./drop-index.ts";
import { flyToPlace } from "./fly-to-place.ts";
import styles from "./sortable-list.module.css";
import { useAutoScroll } from "./use-auto-scroll.ts";

interface SortableListProps<Item extends Keyed> {
  readonly items: readonly Item[];
  /** The name of an item, such as "Question 2". */
  readonly nameOf: (index: number) => string;
  /** The text of the item, to recognise it while it is held. */
  readonly textOf: (item: Item) => string;
  readonly onMove: (key: string, to: number) => void;
  /** Called when an item is lifted, to fold tall items; the page scrolls along. */
  readonly onLift?: () => void;
  /** A `SortableItem` for each item, in the order of the items. */
  readonly children: ReactNode;
}

/** A list sorted by dragging the grips of its items. A drop outside of it changes nothing. */
export function SortableList<Item extends Keyed>(
  props: SortableListProps<Item>,
) {
  const { items, nameOf, textOf, onMove, onLift, children } = props;
  // A new array would re-render each item.
  const keys = useUnchanged(items.map(({ key }) => key));
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<{
    readonly key: string;
    readonly byPointer: boolean;
  } | null>(null);
  const held = items.find(({ key }) => key === lifted?.key);
  const sensors = useDragSensors(keys);
  const announcements = useDragAnnouncements(keys, nameOf);
  useAutoScroll(lifted?.byPointer ?? false);

  function lift({ active, activatorEvent }: DragStartEvent) {
    const byPointer = !(activatorEvent instanceof KeyboardEvent);
    setLifted({ key: String(active.id), byPointer });
    onLift?.();
  }

  function drop({ active, over }: DragEndEvent) {
    setLifted(null);
    if (over === null || over.id === active.id) return;
    onMove(String(active.id), keys.indexOf(String(over.id)));
  }

  const detectTarget: CollisionDetection = (drag) => {
    const { active, droppableRects, pointerCoordinates: pointer } = drag;
    const area = list.current?.getBoundingClientRect();
    if (pointer && !(area && isNear(pointer, area))) return [];
    const spans = keys.map((key) => droppableRects.get(key) ?? unmeasured);
    const others = spans.filter((_, index) => keys[index] !== active.id);
    const { top, bottom } = drag.collisionRect;
    const index = pointer
      ? indexUnder(pointer.y, others)
      : indexNearest((top + bottom) / 2, spans);
    return [{ id: keys[index] ?? active.id }];
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectTarget}
      autoScroll={false}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.list.dragHelp },
      }}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list}>
          {children}
        </ol>
      </SortableContext>
      <DragOverlay dropAnimation={flyToPlace} style={overlayStyle}>
        {held && (
          <div className={styles.held} aria-hidden>
            <strong>{nameOf(items.indexOf(held))}</strong>
            <span className={styles.text}>{textOf(held)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const unmeasured = { top: Infinity, bottom: Infinity };

/** The library gives the card the height of the item, which may exceed the window. */
const overlayStyle = { height: "auto", zIndex: "var(--layer-float)" };

/**
 * Screen reader announcements during a drag.
 * @param nameOf The name of the item at an index.
 */
function useDragAnnouncements(
  keys: readonly string[],
  nameOf: (index: number) => string,
): Announcements {
  // The library reports every item it is over, the lifted one first.
  const announced = useRef<UniqueIdentifier>("");
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  const positionOf = (id: UniqueIdentifier) =>
    texts.list.position({ position: indexOf(id) + 1, count: keys.length });
  const putBack = (id: UniqueIdentifier) =>
    texts.list.putBack({ name: nameOf(indexOf(id)) });

  return {
    onDragStart({ active: { id } }) {
      announced.current = id;
      return texts.list.lifted({
        name: nameOf(indexOf(id)),
        position: positionOf(id),
      });
    },
    onDragOver({ over }) {
      if (over === null || over.id === announced.current) return undefined;
      announced.current = over.id;
      return positionOf(over.id);
    },
    onDragEnd({ active, over }) {
      return over === null
        ? putBack(active.id)
        : texts.list.dropped({
            position: indexOf(over.id) + 1,
            count: keys.length,
          });
    },
    onDragCancel({ active }) {
      return putBack(active.id);
    },
  };
}

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 120, tolerance: 8 } };

/**
 * Mouse after 5 pixels, touch after 120 ms, keyboard item by item.
 * @param keys Of all items, in order; the same array while they do not change.
 */
function useDragSensors(keys: readonly string[]) {
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
