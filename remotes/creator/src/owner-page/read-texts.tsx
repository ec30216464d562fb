import type { Question } from "@nearsay/core/contract";
import {
  announce,
  Button,
  Notice,
  SelectField,
  TextField,
} from "@nearsay/core/ui";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { getTexts } from "../owned/manage-calls.ts";
import type { OwnerLink } from "../owned/owner-link.ts";
import { ownerPage as ownerPageTexts } from "#messages";
import styles from "./reading.module.css";
import { usePages } from "./use-pages.ts";
import { Waiting } from "./waiting.tsx";

const words = ownerPageTexts.reading;

interface ReadTextsProps {
  readonly owner: OwnerLink;
  /** Questions that are answered with text. */
  readonly questions: readonly Question[];
}

/** What people wrote, question by question. */
export function ReadTexts({ owner, questions }: ReadTextsProps) {
  const [chosen, setChosen] = useState(questions[0]?.id ?? "");
  const [typed, setTyped] = useState("");
  const [sought, setSought] = useState("");
  const [isSome, setIsSome] = useState(false);
  if (questions.length === 0)
    return <p className={styles.about}>{words.noQuestion}</p>;

  function search(event: FormEvent) {
    event.preventDefault();
    setSought(typed.trim());
  }

  return (
    <>
      {isSome && (
        <>
          <SelectField
            label={words.question}
            dir="auto"
            options={questions.map(({ id, text }) => ({
              value: id,
              label: text,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <form className={styles.search} onSubmit={search}>
            <TextField
              label={words.search}
              type="search"
              value={typed}
              onChange={setTyped}
            />
            <Button type="submit">{words.find}</Button>
          </form>
        </>
      )}
      <Quotes
        key={JSON.stringify([chosen, sought])}
        owner={owner}
        question={chosen}
        sought={sought}
        onSome={setIsSome}
      />
    </>
  );
}

function Quotes(props: {
  readonly owner: OwnerLink;
  readonly question: string;
  readonly sought: string;
  /**
   * Called with whether anything can be read, regardless of the search. Must
   * always be the same function.
   */
  readonly onSome: (isSome: boolean) => void;
}) {
  const { question, sought, onSome } = props;
  const { uuid, key } = props.owner;
  const load = useCallback(
    async (cursor: string | null, signal: AbortSignal) => {
      const search = { question, sought, cursor };
      const page = await getTexts({ uuid, key }, search, signal);
      if (!signal.aborted) onSome(page.shown > 0);
      return page;
    },
    [uuid, key, question, sought, onSome],
  );
  const { items, state, busy, failure, ...pages } = usePages(load);
  const isNone = sought !== "" && !busy && !failure && items.length === 0;
  const none = pages.hasMore ? words.noneYet : words.none;
  useEffect(() => {
    if (isNone) announce(none);
  }, [isNone, none]);
  return (
    <>
      <ul aria-label={words.texts} aria-busy={busy} className={styles.quotes}>
        {items.map((text, index) => (
          <li key={index}>
            <blockquote dir="auto" className={styles.quote}>
              {text}
            </blockquote>
          </li>
        ))}
      </ul>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {isNone && <p>{none}</p>}
      {pages.hasMore && (
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
