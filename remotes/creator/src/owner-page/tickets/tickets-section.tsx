import {
  ticketLimits,
  type NewTickets,
  type TicketMode,
  ticketModes,
} from "@nearsay/core/contract";
import {
  announce,
  ChoiceList,
  ErrorState,
  Notice,
  Skeleton,
  useLoad,
} from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { updateManaged } from "../../owned/manage-calls.ts";
import type { OwnerPageProps } from "../owner-page-props.ts";
import styles from "../owner-page.module.css";
import { useAct } from "../use-act.ts";
import { BatchForm } from "./batch-form.tsx";
import { BatchList } from "./batch-list.tsx";
import { FreshTickets } from "./fresh-tickets.tsx";
import { section as sectionTexts, tickets as ticketsTexts } from "#messages";
import { endBatch, getBatches, makeBatch } from "./ticket-calls.ts";

/** Paper tickets of the survey: who needs one, a form for more, and how many were used. */
export function TicketsSection(props: OwnerPageProps) {
  return (
    <>
      <p className={styles.about}>{ticketsTexts.about}</p>
      <ModeChoice {...props} />
      <Batches {...props} />
    </>
  );
}

const choices = ticketModes.map((id) => ({
  id,
  ...ticketsTexts.mode.choices[id],
}));

function ModeChoice({ owner, managed, onChanged }: OwnerPageProps) {
  const words = ticketsTexts.mode;
  const act = useAct();
  /** The mode shown while it is being saved. */
  const [wanted, setWanted] = useState<TicketMode | null>(null);
  const fixed = managed.survey.responseCount > 0;

  function choose(tickets: TicketMode | undefined) {
    if (tickets === undefined || tickets === managed.tickets) return;
    setWanted(tickets);
    act.run(async () => {
      try {
        onChanged(await updateManaged(owner, managed.version, { tickets }));
        announce(words.saved);
      } finally {
        setWanted(null);
      }
    }, ticketsTexts.failedAct);
  }

  return (
    <>
      <ChoiceList
        legend={words.legend}
        hint={fixed ? words.fixed : undefined}
        choices={choices}
        disabled={fixed}
        selected={[wanted ?? managed.tickets]}
        onChange={([chosen]) =>
          choose(ticketModes.find((one) => one === chosen))
        }
      />
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
    </>
  );
}

function Batches({ owner, managed }: OwnerPageProps) {
  const { uuid, key } = owner;
  const load = useCallback(
    (signal: AbortSignal) => getBatches({ uuid, key }, signal),
    [uuid, key],
  );
  const { loaded, retry, refresh } = useLoad(load);
  const act = useAct();
  const [fresh, setFresh] = useState<NewTickets | null>(null);
  if (loaded.status === "loading")
    return <Skeleton lines={3} label={sectionTexts.loading} />;
  if (loaded.status === "failed")
    return (
      <ErrorState
        title={ticketsTexts.failed}
        error={loaded.error}
        onRetry={retry}
      />
    );
  const batches = loaded.value;
  if (managed.tickets === "off" && batches.length === 0) return null;
  return (
    <>
      {act.failure !== null && <Notice tone="danger">{act.failure}</Notice>}
      {fresh !== null && (
        <FreshTickets
          key={fresh.batch.batchId}
          fresh={fresh}
          survey={managed.survey}
          onDone={() => setFresh(null)}
        />
      )}
      <BatchList
        batches={batches}
        busy={act.busy}
        onEnd={({ batchId }) =>
          act.run(async () => {
            await endBatch(owner, batchId);
            announce(ticketsTexts.list.endedSaid);
            refresh();
          }, ticketsTexts.failedAct)
        }
      />
      {managed.tickets === "off" ? null : batches.length >=
        ticketLimits.batchesMax ? (
        <p className={styles.about}>{ticketsTexts.make.full}</p>
      ) : (
        <BatchForm
          key={`after ${fresh?.batch.batchId}`}
          busy={act.busy}
          onMake={(wanted) =>
            act.run(async () => {
              setFresh(await makeBatch(owner, wanted));
              refresh();
            }, ticketsTexts.failedAct)
          }
        />
      )}
    </>
  );
}
