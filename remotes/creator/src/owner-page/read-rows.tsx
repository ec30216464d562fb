import type { Question, ReadRow } from "@nearsay/core/contract";
import { Button, Notice, Segmented } from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import { getRows } from "../owned/manage-calls.ts";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./reading.module.css";
import { RowTable } from "./row-table.tsx";
import { sayAnswer } from "./say-answer.ts";
import { type Pages, usePages } from "./use-pages.ts";
import { Waiting } from "./waiting.tsx";

const words = ownerPageTexts.reading;

interface ReadRowsProps {
  readonly owner: OwnerLink;
  readonly questions: readonly Question[];
}

/** Full responses by number, as a table or one at a time. */
export function ReadRows({ owner, questions }: ReadRowsProps) {
  const { uuid, key } = owner;
  const [look, setLook] = useState<"table" | "single">("table");
  const [place, setPlace] = useState(0);
  const load = useCallback(
    (cursor: string | null, signal: AbortSignal) =>
      getRows({ uuid, key }, cursor, signal),
    [uuid, key],
  );
  const pages = usePages(load);
  const { items, state, busy, failure } = pages;
  const asked = questions.filter(({ isChallenge }) => !isChallenge);
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {items.length > 0 && (
        <Segmented
          label={words.look}
          segments={looks}
          value={look}
          onChange={setLook}
        />
      )}
      {items.length > 0 && look === "table" && (
        <RowTable
          pages={pages}
          questions={asked}
          place={place}
          onOpen={(opened) => {
            setPlace(opened);
            setLook("single");
          }}
        />
      )}
      {items.length > 0 && look === "single" && (
        <SingleRow
          pages={pages}
          questions={asked}
          place={place}
          onPlace={setPlace}
        />
      )}
      {failure !== null && look === "table" && (
        <div>
          <Button
            busy={busy}
            busyText={ownerPageTexts.head.working}
            onClick={pages.showMore}
          >
            {words.more}
          </Button>
        </div>
      )}
      {state !== null && <Waiting state={state} />}
    </>
  );
}

const looks = [
  { value: "table", label: words.table },
  { value: "single", label: words.single },
] as const;

interface SingleRowProps {
  readonly pages: Pages<ReadRow>;
  readonly questions: readonly Question[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

function SingleRow(props: SingleRowProps) {
  const { pages, questions, place, onPlace } = props;
  const { items, hasMore, busy, showMore } = pages;
  const row = items[Math.min(place, items.length - 1)];
  if (row === undefined) return null;

  function goOn() {
    if (place + 1 >= items.length) showMore();
    onPlace(place + 1);
  }

  return (
    <div className={styles.single}>
      <h2 aria-live="polite">{words.response({ row: row.row })}</h2>
      <dl className={styles.answers}>
        {questions.map(({ id, text }) => (
          <div key={id}>
            <dt dir="auto">{text}</dt>
            <dd dir="auto">{sayAnswer(row, id) || words.leftOut}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button
          disabled={place === 0}
          onClick={() => onPlace(Math.min(place, items.length) - 1)}
        >
          {words.previous}
        </Button>
        <Button
          busy={busy}
          disabled={place + 1 >= items.length && !hasMore}
          onClick={goOn}
        >
          {words.next}
        </Button>
      </div>
    </div>
  );
}
