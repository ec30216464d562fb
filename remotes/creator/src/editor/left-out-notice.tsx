import { Button, Notice } from "@nearsay/core/ui";
import { type EditorTools, fieldIds } from "../draft/editor-context.ts";
import { texts } from "../texts.ts";

const words = texts.editor;

/** What could not be taken from the file that a draft came of, until its author has seen to it. */
export function LeftOutNotice(props: {
  readonly sentences: readonly string[];
  readonly tools: EditorTools;
}) {
  const { sentences, tools } = props;
  if (sentences.length === 0) return null;

  function dismiss() {
    tools.dispatch({ type: "edit-survey", changes: { leftOut: [] } });
    tools.focus(fieldIds.title);
  }

  return (
    <Notice
      tone="warning"
      title={words.leftOut}
      action={<Button onClick={dismiss}>{words.dismiss}</Button>}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
