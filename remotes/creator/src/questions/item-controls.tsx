import { IconButton, announce } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import type { Keyed } from "../editor/draft.ts";
import { useEditor } from "../editor/editor-context.ts";
import { fieldIds } from "../editor/field-ids.ts";
import { neighbourKey } from "../editor/keyed-list.ts";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";

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

/** Up, down and delete, each saying where the item went. */
export function ItemControls(props: ItemControlsProps) {
  const { name, item, list, fieldOf, addField, onMove, onDelete } = props;
  const { focus } = useEditor();
  const index = list.indexOf(item);
  const last = list.length - 1;

  function move(to: number) {
    onMove(to);
    // At an end the button just used is disabled, and the other one takes over.
    const up = to === last || (to < index && to > 0);
    focus(up ? fieldIds.moveUp(item.key) : fieldIds.moveDown(item.key));
    announce(texts.list.moved(name, to + 1, list.length));
  }

  function remove() {
    const next = neighbourKey(list, item.key);
    onDelete();
    focus(next === null ? addField : fieldOf(next));
    announce(texts.list.removed(name));
  }

  return (
    <div className={styles.controls}>
      <span className={styles.name}>{name}</span>
      <IconButton
        icon={ArrowUp}
        name={fieldIds.moveUp(item.key)}
        label={texts.list.moveUp(name)}
        disabled={index === 0}
        onClick={() => {
          move(index - 1);
        }}
      />
      <IconButton
        icon={ArrowDown}
        name={fieldIds.moveDown(item.key)}
        label={texts.list.moveDown(name)}
        disabled={index === last}
        onClick={() => {
          move(index + 1);
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
