import { limits } from "@nearsay/core/contract";
import { announce, DangerButton, Notice } from "@nearsay/core/ui";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { useState } from "react";
import { deleteManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.remove;

/** Deletes the survey. Nothing is typed to confirm it, because it can be undone for days. */
export function RemoveRow({ owner, managed, onChanged }: OwnerPageProps) {
  const [asking, setAsking] = useState(false);
  const act = useAct();
  const { title } = managed.survey;
  const days = limits.undeleteDays;

  async function remove() {
    onChanged(await deleteManaged(owner, title));
    announce(words.done);
  }

  return (
    <div className={styles.pen}>
      <span className={styles.sentence}>{words.undo({ days })}</span>
      <DangerButton onClick={() => setAsking(true)}>
        {words.action}
      </DangerButton>
      <DangerDialog
        open={asking}
        title={words.ask}
        description={words.about({ days })}
        cancel={words.cancel}
        action={words.confirm}
        busy={act.busy}
        busyText={ownerPageTexts.head.working}
        onClose={() => setAsking(false)}
        onAction={() => act.run(remove, words.failed)}
      >
        {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      </DangerDialog>
    </div>
  );
}
