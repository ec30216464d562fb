import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useRef } from "react";
import { texts } from "../texts.ts";

/** What a screen reader says during a drag. @param nameOf The name of the item at an index. */
export function useDragWords(
  keys: readonly string[],
  nameOf: (index: number) => string,
): Announcements {
  // The library tells of every item it is over, the lifted one first.
  const told = useRef<UniqueIdentifier>("");
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  const positionOf = (id: UniqueIdentifier) =>
    texts.list.position(indexOf(id) + 1, keys.length);
  const putBack = (id: UniqueIdentifier) =>
    texts.list.putBack(nameOf(indexOf(id)));

  return {
    onDragStart({ active: { id } }) {
      told.current = id;
      return texts.list.lifted(nameOf(indexOf(id)), positionOf(id));
    },
    onDragOver({ over }) {
      if (over === null || over.id === told.current) return undefined;
      told.current = over.id;
      return positionOf(over.id);
    },
    onDragEnd({ active, over }) {
      return over === null
        ? putBack(active.id)
        : texts.list.dropped(indexOf(over.id) + 1, keys.length);
    },
    onDragCancel({ active }) {
      return putBack(active.id);
    },
  };
}
