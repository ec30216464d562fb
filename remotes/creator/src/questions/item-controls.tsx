import { IconButton, announce } from "@nearsay/core/ui";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { Grip } from "../dragging/grip.tsx";
import type { Keyed } from "../editor/draft.ts";
import { useEditor } from "../editor/editor-context.ts";
import { neighbourKey } from "../editor/keyed-list.ts";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";
import { MoveButtons } from "./move-buttons.tsx";

export interface ItemControlsProps {
  /** What the item is called, as in "Question 2". */
  readonly name: string;
  readonly item: Keyed;
  readonly list: readonly Keyed[];
  /** The control that stands for an item when the focus moves to it. */
  readonly fieldOf: (key: string) => string;
  /** The control to go to when the list is empty. */
  readonly addField: string;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
}

/** The grip, up, down and delete, each saying where the item went. */
export function ItemControls(props: ItemControlsProps) {
  const { name, item, list, fieldOf, addField, onMove, onDelete } = props;
  const { focus } = useEditor();

  function remove() {
    const next = neighbourKey(list, item.key);
    onDelete();
    focus(next === null ? addField : fieldOf(next));
    announce(texts.list.removed(name));
  }

  return (
    <div className={styles.controls}>
      <Grip name={name} />
      <span className={styles.name}>{name}</span>
      <MoveButtons
        name={name}
        itemKey={item.key}
        index={list.indexOf(item)}
        count={list.length}
        onMove={(to) => {
          onMove(to);
          announce(texts.list.moved(name, to + 1, list.length));
        }}
      />
      <IconButton
        icon={Trash}
        label={texts.list.remove(name)}
        onClick={remove}
      />
    </div>
  );
}
