import { announce, IconButton } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import type { ReactNode } from "react";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { Grip } from "../dragging/sortable-item.tsx";
import { creator as texts } from "#messages";
import styles from "./item-list.module.css";

/** The position of an item in its list. */
export interface ItemPlace {
  /** Index from 0, and the number of items. */
  readonly index: number;
  readonly count: number;
  /** The control to focus once the item is deleted. */
  readonly nextField: string;
}

interface MoveButtonsProps extends Omit<ItemPlace, "nextField"> {
  /** The name of the item, such as "Question 2". */
  readonly name: string;
  readonly itemKey: string;
  readonly onMove: (to: number) => void;
}

interface ItemControlsProps extends MoveButtonsProps, ItemPlace {
  /** For an item that can be folded into one line. */
  readonly fold?: ItemFold;
  readonly onDelete: () => void;
}

interface ItemFold {
  readonly open: boolean;
  /** What is shown of the item while it is folded. */
  readonly line: ReactNode;
  readonly onToggle: () => void;
}

/**
 * The grip, then up, down and delete of an item that is not folded; each
 * announces the item's new position.
 */
export function ItemControls(props: ItemControlsProps) {
  const { nextField, fold, onMove, onDelete, ...place } = props;
  const { name, count } = place;
  const { focus } = useEditor();
  const title = <span className={styles.name}>{name}</span>;

  function remove() {
    onDelete();
    focus(nextField);
    announce(texts.list.removed({ name }));
  }

  return (
    <div className={styles.controls}>
      <Grip name={name} />
      {fold ? (
        <button
          type="button"
          aria-expanded={fold.open}
          className={styles.toggle}
          onClick={fold.onToggle}
        >
          {fold.open ? title : fold.line}
        </button>
      ) : (
        title
      )}
      {fold?.open !== false && (
        <>
          <MoveButtons
            {...place}
            onMove={(to) => {
              onMove(to);
              announce(texts.list.moved({ name, position: to + 1, count }));
            }}
          />
          <IconButton
            icon={Trash}
            label={texts.list.remove({ name })}
            onClick={remove}
          />
        </>
      )}
    </div>
  );
}

/** Up and down by one position. */
export function MoveButtons(props: MoveButtonsProps) {
  const { name, itemKey, index, count, onMove } = props;
  const { focus } = useEditor();
  const last = count - 1;

  function move(to: number) {
    onMove(to);
    // At an end the button just used is disabled, so the other one takes the
    // focus.
    const up = to === last || (to < index && to > 0);
    focus(up ? fieldIds.moveUp(itemKey) : fieldIds.moveDown(itemKey));
  }

  return (
    <>
      <IconButton
        icon={ArrowUp}
        name={fieldIds.moveUp(itemKey)}
        label={texts.list.moveUp({ name })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        name={fieldIds.moveDown(itemKey)}
        label={texts.list.moveDown({ name })}
        disabled={index === last}
        onClick={() => move(index + 1)}
      />
    </>
  );
}
