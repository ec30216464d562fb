import { messageOf } from "@nearsay/core/api";
import { Button, Notice } from "@nearsay/core/ui";
import { useRef, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { creator as texts } from "#messages";
import styles from "./open-file-button.module.css";

const words = texts.openFile;

/** Lets the user choose a file, and opens the survey in it. */
export function OpenFileButton(props: {
  readonly onOpened: (draft: EditorDraft) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function open(file: File) {
    setFailure(null);
    try {
      const { openFile } = await import(
        /* webpackChunkName: "editor-open-file" */ "./open-file.ts"
      );
      props.onOpened(await openFile(file));
    } catch (error) {
      setFailure(messageOf(error, words.failed));
    }
  }

  return (
    <div className={styles.box}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={words.action}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          // Lets the same file be chosen again after it was fixed.
          currentTarget.value = "";
        }}
      />
      <Button onClick={() => input.current?.click()}>{words.action}</Button>
      <p className={styles.hint}>{words.hint}</p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}
