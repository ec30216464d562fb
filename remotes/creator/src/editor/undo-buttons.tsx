import { IconButton } from "@nearsay/core/ui";
import Redo from "lucide/dist/esm/icons/redo-2.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { type EditorTools, fieldIds } from "../draft/editor-context.ts";
import { steps as words } from "#messages";
import type { WaysBack } from "./use-history.ts";

/** Undo and redo. The last use of one passes the focus to the other. */
export function UndoButtons(props: {
  readonly ways: WaysBack;
  readonly focus: EditorTools["focus"];
}) {
  const { ways, focus } = props;
  const { undoes, redoes } = ways;
  return (
    <>
      <IconButton
        icon={Undo}
        name={fieldIds.undo}
        label={words.undo}
        disabled={undoes === 0}
        onClick={() => {
          ways.undo();
          focus(undoes === 1 ? fieldIds.redo : fieldIds.undo);
        }}
      />
      <IconButton
        icon={Redo}
        name={fieldIds.redo}
        label={words.redo}
        disabled={redoes === 0}
        onClick={() => {
          ways.redo();
          focus(redoes === 1 ? fieldIds.undo : fieldIds.redo);
        }}
      />
    </>
  );
}
