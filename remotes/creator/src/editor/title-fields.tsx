import { limits } from "@nearsay/core/contract";
import { Button, LimitedTextArea } from "@nearsay/core/ui";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { type KeyboardEvent, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";

const lineBreaks = /\s*[\r\n]+\s*/g;

export function TitleField({ title }: Pick<EditorDraft, "title">) {
  const { dispatch, errorOf } = useEditor();
  return (
    <LimitedTextArea
      name={fieldIds.title}
      label={texts.editor.title}
      required
      maxLength={limits.titleMax}
      counter="current"
      rows={1}
      maxRows={8}
      value={title}
      error={errorOf(fieldIds.title)}
      onKeyDown={stayOnOneLine}
      onChange={(typed) =>
        dispatch({
          type: "edit-survey",
          changes: { title: typed.replace(lineBreaks, " ") },
        })
      }
    />
  );
}

/** A title wraps on a narrow screen but contains no line breaks. */
function stayOnOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** A button until there are instructions, because most surveys need none. */
export function InstructionsField(props: Pick<EditorDraft, "instructions">) {
  const { instructions } = props;
  const { dispatch, focus } = useEditor();
  const [opened, setOpened] = useState(instructions !== "");
  const name = fieldIds.instructions;
  if (!opened && instructions !== "") setOpened(true);

  if (!opened && instructions === "")
    return (
      <div>
        <Button
          icon={Plus}
          name={name}
          onClick={() => {
            setOpened(true);
            focus(name);
          }}
        >
          {texts.editor.instructions}
        </Button>
      </div>
    );
  return (
    <LimitedTextArea
      name={name}
      label={texts.editor.instructions}
      maxLength={limits.instructionsMax}
      counter="current"
      rows={1}
      maxRows={10}
      value={instructions}
      onChange={(typed) =>
        dispatch({ type: "edit-survey", changes: { instructions: typed } })
      }
    />
  );
}
