import { Button, RelativeTime } from "@nearsay/core/ui";
import { useEffect, useId, useRef, useState } from "react";
import {
  type KeptDraft,
  discardDraft,
  listKeptDrafts,
} from "../draft/kept-draft.ts";
import { isOpenElsewhere } from "../draft/use-open-mark.ts";
import { creator as texts } from "#messages";
import styles from "./kept-drafts.module.css";
import { trimText } from "@nearsay/core/forms";

/** Number of drafts shown at once: most visitors come for the description below. */
const shownFirst = 3;

interface Discarded {
  readonly draft: KeptDraft;
  readonly undo: () => void;
}

/** Offers the drafts stored in this browser, the newest first. */
export function KeptDrafts(props: { readonly onResume: (id: string) => void }) {
  const { onResume } = props;
  const { drafts, refresh } = useKeptDrafts();
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const goneId = useId();
  if (drafts.length === 0 && discarded === null) return null;

  function discard(draft: KeptDraft) {
    setDiscarded({ draft, undo: discardDraft(draft.id) });
    refresh();
  }

  function bringBack({ undo }: Discarded) {
    undo();
    setDiscarded(null);
    refresh();
    heading.current?.focus();
  }

  function listOf(listed: readonly KeptDraft[]) {
    return (
      <ul className={styles.list}>
        {listed.map((draft) => (
          <li key={draft.id} className={styles.item}>
            <KeptDraftOffer
              draft={draft}
              onResume={onResume}
              onDiscard={discard}
            />
          </li>
        ))}
      </ul>
    );
  }

  const earlier = drafts.slice(shownFirst);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {texts.kept.title}
      </h2>
      {discarded !== null && (
        <p key={discarded.draft.id} className={styles.item}>
          <span id={goneId}>
            {texts.kept.discarded({ title: titleOf(discarded.draft) })}
          </span>
          <Button
            ref={focusOnArrival}
            aria-describedby={goneId}
            onClick={() => bringBack(discarded)}
          >
            {texts.kept.undo}
          </Button>
        </p>
      )}
      {drafts.length > 0 && listOf(drafts.slice(0, shownFirst))}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.kept.earlier({ count: earlier.length })}</summary>
          {listOf(earlier)}
        </details>
      )}
    </section>
  );
}

/** Takes the focus, which was on the removed element. */
function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** One draft to continue or discard, unless another tab has it open. */
function KeptDraftOffer(props: {
  readonly draft: KeptDraft;
  readonly onResume: (id: string) => void;
  readonly onDiscard: (draft: KeptDraft) => void;
}) {
  const { draft, onResume, onDiscard } = props;
  const [refused, setRefused] = useState(false);
  const title = titleOf(draft);

  async function discard() {
    const openElsewhere = await isOpenElsewhere(draft.id);
    setRefused(openElsewhere);
    if (!openElsewhere) onDiscard(draft);
  }

  return (
    <>
      <div className={styles.about}>
        <strong>{title}</strong>
        <span className={styles.time}>
          <RelativeTime iso={draft.savedAt} />
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={texts.kept.resumeNamed({ title })}
          onClick={() => onResume(draft.id)}
        >
          {texts.kept.resume}
        </Button>
        <Button
          aria-label={texts.kept.discardNamed({ title })}
          onClick={() => void discard()}
        >
          {texts.kept.discard}
        </Button>
      </div>
      {refused && (
        <p role="alert" className={styles.refused}>
          {texts.kept.openElsewhere}
        </p>
      )}
    </>
  );
}

function titleOf({ title }: KeptDraft): string {
  return trimText(title) || texts.kept.untitled;
}

/** The drafts stored in this browser, updated when other tabs store or forget some. */
function useKeptDrafts() {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>(listKeptDrafts);
  function refresh() {
    setDrafts(listKeptDrafts());
  }
  useEffect(() => {
    window.addEventListener("storage", refresh);
    return () => window.removeEventListener("storage", refresh);
  }, []);
  return { drafts, refresh };
}
