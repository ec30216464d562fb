import { announce, DangerButton, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import { endShareLinks } from "../owned/manage-calls.ts";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./owner-page.module.css";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.links;

/** Revokes every link that opens the survey without its access code. */
export function EndLinks({ owner }: { readonly owner: OwnerLink }) {
  const [asking, setAsking] = useState(false);
  const act = useAct();
  const close = () => setAsking(false);

  async function end() {
    await endShareLinks(owner);
    close();
    announce(words.done);
  }

  return (
    <div className={styles.part}>
      <div>
        <DangerButton onClick={() => setAsking(true)}>{words.end}</DangerButton>
      </div>
      <DangerDialog
        open={asking}
        title={words.ask}
        description={words.about}
        cancel={ownerPageTexts.keys.cancel}
        action={words.confirm}
        busy={act.busy}
        busyText={ownerPageTexts.head.working}
        onClose={close}
        onAction={() => act.run(end, ownerPageTexts.head.failed)}
      >
        {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      </DangerDialog>
    </div>
  );
}
