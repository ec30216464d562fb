import { limits } from "@nearsay/core/contract";
import { announce, Button, Notice, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import { updateManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { useAct } from "./use-act.ts";
import { trimText } from "@nearsay/core/forms";

const words = ownerPageTexts.counting;

/**
 * Excludes flagged answers from the figures that are shown first, with a public
 * reason, or counts them again.
 */
export function Counting({ owner, managed, onChanged }: OwnerPageProps) {
  const { leftOutReason } = managed;
  const act = useAct();

  function change(reason: string | null, announcement: string) {
    const changes = { leftOutReason: reason };
    void act.run(async () => {
      onChanged(await updateManaged(owner, null, changes));
      announce(announcement);
    }, ownerPageTexts.head.failed);
  }

  return (
    <>
      <p className={styles.about}>{words.about}</p>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {leftOutReason === null ? (
        <LeaveOut
          busy={act.busy}
          onLeaveOut={(reason) => change(reason, words.leftOut)}
        />
      ) : (
        <>
          <p>
            {words.because} <q dir="auto">{leftOutReason}</q>
          </p>
          <div>
            <Button
              busy={act.busy}
              busyText={ownerPageTexts.head.working}
              onClick={() => change(null, words.counted)}
            >
              {words.count}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function LeaveOut(props: {
  readonly busy: boolean;
  readonly onLeaveOut: (reason: string) => void;
}) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);

  function leaveOut() {
    const trimmed = trimText(reason);
    setMissing(trimmed === "");
    if (trimmed !== "") props.onLeaveOut(trimmed);
  }

  return (
    <div className={styles.part}>
      <TextField
        label={words.reason}
        hint={missing ? undefined : words.reasonHint}
        error={missing ? words.reasonMissing : undefined}
        maxLength={limits.leftOutReasonMax}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button
          busy={props.busy}
          busyText={ownerPageTexts.head.working}
          onClick={leaveOut}
        >
          {words.leaveOut}
        </Button>
      </div>
    </div>
  );
}
