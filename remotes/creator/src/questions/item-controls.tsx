import { announce, IconButton } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { Grip } from "../dragging/sortable-item.tsx";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";

/** Where an item stands in its list. */
export interface ItemPlace {
  /** From 0 on, and how many there are. */
  readonly index: number;
  readonly count: number;
  /** The control to go to once the item is deleted. */
  readonly nextField: string;
}

interface MoveButtonsProps extends Omit<ItemPlace, "nextField"> {
  /** What the item is called, as in "Question 2". */
  readonly name: string;
  readonly itemKey: string;
  readonly onMove: (to: number) => void;
}

interface ItemControlsProps extends MoveButtonsProps, ItemPlace {
  readonly onDelete: () => void;
}

/** The grip, up, down and delete, each saying where the item went. */
export function ItemControls(props: ItemControlsProps) {
  const { nextField, onMove, onDelete, ...place } = props;
  const { name, count } = place;
  const { focus } = useEditor();

  function remove() {
    onDelete();
    focus(nextField);
    announce(texts.list.removed(name));
  }

  return (
    <div className={styles.controls}>
      <Grip name={name} />
      <span className={styles.name}>{name}</span>
      <MoveButtons
        {...place}
        onMove={(to) => {
          onMove(to);
          announce(texts.list.moved(name, to + 1, count));
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

/** Up and down by one place. */
export function MoveButtons(props: MoveButtonsProps) {
  const { name, itemKey, index, count, onMove } = props;
  const { focus } = useEditor();
  const last = count - 1;

  function move(to: number) {
    onMove(to);
    // At an end the button just used is disabled, and the other one takes over.
    const up = to === last || (to < index && to > 0);
    focus(up ? fieldIds.moveUp(itemKey) : fieldIds.moveDown(itemKey));
  }

  return (
    <>
      <IconButton
        icon={ArrowUp}
        name={fieldIds.moveUp(itemKey)}
        label={texts.list.moveUp(name)}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        name={fieldIds.moveDown(itemKey)}
        label={texts.list.moveDown(name)}
        disabled={index === last}
        onClick={() => move(index + 1)}
      />
    </>
  );
}
