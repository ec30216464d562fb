import { ticketLimits, type TicketBatch } from "@nearsay/core/contract";
import { classNames, formatDate, Chip, DangerButton } from "@nearsay/core/ui";
import { useState } from "react";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
import styles from "../owner-page.module.css";
import { tickets as ticketsTexts } from "#messages";

const words = ticketsTexts.list;

/** The tickets of a survey by batch. */
export function BatchList(props: {
  readonly batches: readonly TicketBatch[];
  readonly busy: boolean;
  readonly onEnd: (batch: TicketBatch) => void;
}) {
  const { batches, busy, onEnd } = props;
  const [asked, setAsked] = useState<TicketBatch | null>(null);
  if (batches.length === 0) return <p className={styles.about}>{words.none}</p>;
  return (
    <>
      <ul
        aria-label={words.label}
        className={classNames(styles.list, styles.apart)}
      >
        {batches.map((batch) => (
          <BatchItem
            key={batch.batchId}
            batch={batch}
            busy={busy}
            onEnd={() => setAsked(batch)}
          />
        ))}
      </ul>
      {asked !== null && (
        <DangerDialog
          open
          title={words.endTitle}
          description={words.endAbout}
          cancel={words.cancel}
          action={words.endAction}
          onClose={() => setAsked(null)}
          onAction={() => {
            setAsked(null);
            onEnd(asked);
          }}
        />
      )}
    </>
  );
}

function BatchItem(props: {
  readonly batch: TicketBatch;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { batch, busy, onEnd } = props;
  const name = batch.label || words.unnamed;
  return (
    <li className={styles.item}>
      <div className={styles.named}>
        <span className={styles.line}>
          <strong dir="auto">{name}</strong>
          {batch.ended && <Chip>{words.ended}</Chip>}
        </span>
        <span className={styles.about}>
          {words.tickets({ count: batch.count })} ·{" "}
          {words.made({ day: formatDate(`${batch.madeOn}T12:00:00`) })}
        </span>
        <span className={styles.about}>{sayUsed(batch)}</span>
      </div>
      {!batch.ended && (
        <DangerButton
          disabled={busy}
          aria-label={words.endNamed({ name })}
          onClick={onEnd}
        >
          {words.end}
        </DangerButton>
      )}
    </li>
  );
}

function sayUsed({ used }: TicketBatch): string {
  return used === null
    ? words.tooFew({ min: ticketLimits.shownMin })
    : words.used({ used });
}
