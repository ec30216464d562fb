import { Button } from "@nearsay/core/ui";
import { useId, useRef, useState } from "react";
import { type KeptDraft, discardDraft } from "../draft/kept-draft.ts";
import { texts } from "../texts.ts";
import { KeptDraftOffer } from "./kept-draft-offer.tsx";
import styles from "./kept-drafts.module.css";
import { useKeptDrafts } from "./use-kept-drafts.ts";

/** As many are seen at once: the description below is what most people come for. */
const shownFirst = 3;

export interface KeptDraftsProps {
  readonly onResume: (id: string) => void;
}

interface Discarded {
  readonly draft: KeptDraft;
  readonly undo: () => void;
}

/** Offers the drafts that this browser keeps, the newest first. */
export function KeptDrafts({ onResume }: KeptDraftsProps) {
  const { drafts, refresh } = useKeptDrafts();
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
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
        <Gone
          key={discarded.draft.id}
          discarded={discarded}
          onUndo={bringBack}
        />
      )}
      {drafts.length > 0 && listOf(drafts.slice(0, shownFirst))}
      {earlier.length > 0 && (
        <details>
          <summary>{texts.kept.earlier(earlier.length)}</summary>
          {listOf(earlier)}
        </details>
      )}
    </section>
  );
}

interface GoneProps {
  readonly discarded: Discarded;
  readonly onUndo: (discarded: Discarded) => void;
}

/** Takes the focus, which was on what is gone. */
function Gone({ discarded, onUndo }: GoneProps) {
  const id = useId();
  return (
    <p className={styles.item}>
      <span id={id}>
        {texts.kept.discarded(texts.kept.titled(discarded.draft.title))}
      </span>
      <Button
        ref={focusOnArrival}
        aria-describedby={id}
        onClick={() => {
          onUndo(discarded);
        }}
      >
        {texts.kept.undo}
      </Button>
    </p>
  );
}

function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}
