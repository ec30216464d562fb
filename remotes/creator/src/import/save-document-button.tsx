import { messageOf } from "@nearsay/core/api";
import { Button, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { saveTexts as words } from "../save-texts.ts";

/** Saves a survey as a file that can be opened again. */
export function SaveDocumentButton(props: {
  /** What to save, found once it is asked for. */
  readonly draft: () => EditorDraft | Promise<EditorDraft>;
}) {
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setFailure(null);
    try {
      const { saveDocument } = await import("./save-document.ts");
      saveDocument(await props.draft());
    } catch (error) {
      setFailure(messageOf(error, words.failed));
    }
  }

  return (
    <>
      <Button onClick={() => void save()}>{words.action}</Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
