import type { TicketMode } from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { Notice } from "@nearsay/core/ui";
import { useReducer } from "react";
import { ticket as words } from "#messages";
import { TicketEntry } from "./ticket-entry.tsx";
import styles from "./ticket.module.css";
import { useTicketed } from "./use-ticketed.ts";

/**
 * Shown above the questions of a survey that accepts paper tickets: the field
 * for one, or a note that it was redeemed.
 */
export function TicketPart(props: {
  readonly surveyId: string;
  readonly mode: TicketMode;
}) {
  const { surveyId, mode } = props;
  const [held, markHeld] = useTicketed(surveyId);
  const [taken, markTaken] = useReducer(() => true, false);
  const navigate = useNavigate();
  if (held)
    return (
      <div
        // The field that had the focus is gone.
        ref={taken ? takeFocus : undefined}
        tabIndex={-1}
        className={styles.part}
      >
        <Notice tone="success">{words.held}</Notice>
      </div>
    );

  /** The ticket may be for another survey. */
  function take(redeemed: string) {
    if (redeemed !== surveyId) {
      void navigate(`/surveys/${redeemed}`);
      return;
    }
    markHeld();
    markTaken();
  }

  const entry = <TicketEntry onRedeemed={take} />;
  if (mode === "only")
    return (
      <div className={styles.part}>
        <Notice>{words.only}</Notice>
        {entry}
      </div>
    );
  return (
    <details className={styles.part}>
      <summary>{words.apart}</summary>
      {entry}
    </details>
  );
}

function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}
