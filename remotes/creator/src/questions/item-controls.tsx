import { IconButton, announce } from "@nearsay/core/ui";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { Grip } from "../dragging/grip.tsx";
import { useEditor } from "../draft/editor-context.ts";
import { texts } from "../texts.ts";
import styles from "./item-list.module.css";
import { MoveButtons } from "./move-buttons.tsx";

export interface ItemControlsProps {
  /** What the item is called, as in "Question 2". */
  readonly name: string;
  readonly itemKey: string;
  /** Where in its list it stands, from 0 on, and how many do. */
  readonly index: number;
  readonly count: number;
  /** The control to go to once the item is deleted. */
  readonly nextField: string;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
}

/** The grip, up, down and delete, each saying where the item went. */
export function ItemControls(props: ItemControlsProps) {
  const { name, itemKey, index, count, nextField, onMove, onDelete } = props;
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
        name={name}
        itemKey={itemKey}
        index={index}
        count={count}
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
