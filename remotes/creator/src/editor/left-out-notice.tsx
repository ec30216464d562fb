import { Button, Notice } from "@nearsay/core/ui";
import { type EditorTools, fieldIds } from "../draft/editor-context.ts";
import type { EditorDraft } from "../draft/draft.ts";
import { creator as texts } from "#messages";
import styles from "./left-out-notice.module.css";

const words = texts.editor;

/** More sentences at once would hide the survey itself. */
const openMax = 30;

/**
 * How a draft differs from the imported file, until the author closes the
 * notice: first what changes who is asked what, then, collapsed, what changes
 * only appearance.
 */
export function LeftOutNotice(props: {
  readonly draft: Pick<EditorDraft, "leftOut" | "looks">;
  readonly tools: EditorTools;
}) {
  const { draft, tools } = props;
  const { leftOut, looks } = draft;
  if (leftOut.length === 0 && looks.length === 0) return null;

  function dismiss() {
    const changes = { leftOut: [], looks: [] };
    tools.dispatch({ type: "edit-survey", changes });
    tools.focus(fieldIds.title);
  }

  const hide = <Button onClick={dismiss}>{words.dismiss}</Button>;
  const rest = leftOut.slice(openMax);
  if (leftOut.length === 0)
    return (
      <Notice action={hide}>
        <Folded
          title={words.looks({ count: looks.length })}
          sentences={looks}
        />
      </Notice>
    );
  return (
    <Notice tone="warning" title={words.leftOut} action={hide}>
      <Sentences sentences={leftOut.slice(0, openMax)} />
      <Folded title={words.more({ count: rest.length })} sentences={rest} />
      <Folded title={words.looks({ count: looks.length })} sentences={looks} />
    </Notice>
  );
}

function Folded(props: {
  readonly title: string;
  readonly sentences: readonly string[];
}) {
  const { title, sentences } = props;
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <Sentences sentences={sentences} />
    </details>
  );
}

/** They begin with text of the file, which may be in another direction. */
function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
