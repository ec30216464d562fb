import { IconButton } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { useEditor } from "../draft/editor-context.ts";
import { fieldIds } from "../draft/field-ids.ts";
import { texts } from "../texts.ts";

export interface MoveButtonsProps {
  /** What the item is called, as in "Question 2". */
  readonly name: string;
  readonly itemKey: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
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
        onClick={() => {
          move(index - 1);
        }}
      />
      <IconButton
        icon={ArrowDown}
        name={fieldIds.moveDown(itemKey)}
        label={texts.list.moveDown(name)}
        disabled={index === last}
        onClick={() => {
          move(index + 1);
        }}
      />
    </>
  );
}
