import {
  announce,
  formatDate,
  Button,
  DangerButton,
  Notice,
  TextField,
} from "@nearsay/core/ui";
import { useState } from "react";
import { closingInput, fromLocalInput } from "../draft/local-time.ts";
import { updateManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { Section } from "./section.tsx";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.times;

/** Closes the survey at once, or reopens it, regardless of other changes in the meantime. */
export function TimesSection({ owner, managed, onChanged }: OwnerPageProps) {
  const act = useAct();
  const { expired: closed, expiresAt } = managed.survey;

  async function setClosing(moment: Date, announcement: string) {
    const expiresAt = moment.toISOString();
    onChanged(await updateManaged(owner, null, { expiresAt }));
    announce(announcement);
  }

  return (
    <Section heading={words.heading}>
      {expiresAt !== null && (
        <p>
          <time dateTime={expiresAt}>
            {closed
              ? words.closedSince({ when: formatDate(expiresAt, "datetime") })
              : words.openUntil({ when: formatDate(expiresAt, "datetime") })}
          </time>
        </p>
      )}
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {closed ? (
        <Reopen
          busy={act.busy}
          onReopen={(until) =>
            act.run(
              () => setClosing(until, words.reopened),
              ownerPageTexts.head.failed,
            )
          }
        />
      ) : (
        <div>
          <DangerButton
            busy={act.busy}
            busyText={ownerPageTexts.head.working}
            onClick={() =>
              act.run(
                () => setClosing(new Date(), words.closed),
                ownerPageTexts.head.failed,
              )
            }
          >
            {words.close}
          </DangerButton>
        </div>
      )}
    </Section>
  );
}

function Reopen(props: {
  readonly busy: boolean;
  readonly onReopen: (until: Date) => void;
}) {
  const [until, setUntil] = useState(() => closingInput(Date.now()));
  const [past, setPast] = useState(false);

  function reopen() {
    const moment = fromLocalInput(until);
    const isPast = moment === null || moment.getTime() <= Date.now();
    setPast(isPast);
    if (moment !== null && !isPast) props.onReopen(moment);
  }

  return (
    <div className={styles.part}>
      <TextField
        label={words.until}
        hint={past ? undefined : words.untilHint}
        error={past ? words.past : undefined}
        type="datetime-local"
        max="9999-12-31T23:59"
        step={60}
        value={until}
        onChange={setUntil}
      />
      <div>
        <Button
          busy={props.busy}
          busyText={ownerPageTexts.head.working}
          onClick={reopen}
        >
          {words.reopen}
        </Button>
      </div>
    </div>
  );
}
