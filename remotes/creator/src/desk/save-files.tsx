import type { ReadMode } from "@nearsay/core/contract";
import { announce, Button, Notice, ProgressBar } from "@nearsay/core/ui";
import { useRef, useState } from "react";
import type { OwnerLink } from "../owned/owner-link.ts";
import { type FileName, saveFile } from "../owned/save-file.ts";
import { deskTexts } from "../owner-texts.ts";
import styles from "./reading.module.css";
import { useAct } from "./use-act.ts";

const words = deskTexts.reading.save;

const answers: FileName[] = ["responses.csv", "responses.jsonl"];
const figures: FileName[] = ["figures.csv", "figures.json"];

/** Files of what can be read, and of the figures that everybody sees. */
export function SaveFiles(props: {
  readonly owner: OwnerLink;
  readonly reads: ReadMode;
}) {
  const { owner, reads } = props;
  const act = useAct();
  const [bytes, setBytes] = useState(0);
  const saving = useRef<AbortController>(null);
  const names = reads === "figures" ? figures : [...answers, ...figures];

  async function save(name: FileName) {
    const controller = new AbortController();
    saving.current = controller;
    setBytes(0);
    const done = await saveFile(owner, name, {
      signal: controller.signal,
      onProgress: setBytes,
    });
    announce(done ? words.saved : words.cancelled);
  }

  return (
    <>
      <div role="group" aria-label={words.label} className={styles.actions}>
        {names.map((name) => (
          <Button
            key={name}
            disabled={act.busy}
            onClick={() => act.run(() => save(name), words.failed)}
          >
            {words.names[name]}
          </Button>
        ))}
      </div>
      {act.busy && (
        <div className={styles.actions}>
          <ProgressBar label={words.progress(bytes)} />
          <Button onClick={() => saving.current?.abort()}>
            {words.cancel}
          </Button>
        </div>
      )}
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
    </>
  );
}
