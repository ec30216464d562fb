import { messageOf } from "@nearsay/core/api";
import { Button, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import { saveTexts as words } from "../save-texts.ts";

/** Saves a survey as a file that can be opened again. */
export function SaveDocumentButton(props: {
  readonly save: () => Promise<void>;
}) {
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setFailure(null);
    try {
      await props.save();
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
