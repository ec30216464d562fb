import {
  announce,
  formatDate,
  Button,
  Notice,
  TextField,
} from "@nearsay/core/ui";
import { useState } from "react";
import {
  closingInput,
  fromLocalInput,
  toLocalInput,
} from "../draft/local-time.ts";
import { updateManaged } from "../owned/manage-calls.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import styles from "./owner-page.module.css";
import { useAct } from "./use-act.ts";

const words = ownerPageTexts.times;

/** Closes the survey at once or at another time, or reopens it, regardless of other changes in the meantime. */
export function Closing({ owner, managed, onChanged }: OwnerPageProps) {
  const act = useAct();
  const { expired: closed, expiresAt } = managed.survey;

  function setClosing(moment: Date, announcement: string) {
    const changes = { expiresAt: moment.toISOString() };
    act.run(async () => {
      onChanged(await updateManaged(owner, null, changes));
      announce(announcement);
    }, ownerPageTexts.head.failed);
  }

  return (
    <>
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
      {!closed && (
        <div>
          <Button
            busy={act.busy}
            busyText={ownerPageTexts.head.working}
            onClick={() => setClosing(new Date(), words.closed)}
          >
            {words.close}
          </Button>
        </div>
      )}
      <ClosingForm
        // Starts again from what was saved.
        key={`${closed} ${expiresAt}`}
        closesAt={closed ? null : expiresAt}
        action={closed ? words.reopen : words.set}
        busy={act.busy}
        onSet={(until) =>
          setClosing(until, closed ? words.reopened : words.saved)
        }
      />
    </>
  );
}

function ClosingForm(props: {
  /** ISO 8601; null to suggest a time. */
  readonly closesAt: string | null;
  readonly action: string;
  readonly busy: boolean;
  readonly onSet: (until: Date) => void;
}) {
  const { closesAt } = props;
  const [until, setUntil] = useState(() =>
    closesAt === null
      ? closingInput(Date.now())
      : toLocalInput(new Date(closesAt)),
  );
  const [past, setPast] = useState(false);

  function set() {
    const moment = fromLocalInput(until);
    const isPast = moment === null || moment.getTime() <= Date.now();
    setPast(isPast);
    if (moment !== null && !isPast) props.onSet(moment);
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
          onClick={set}
        >
          {props.action}
        </Button>
      </div>
    </div>
  );
}
