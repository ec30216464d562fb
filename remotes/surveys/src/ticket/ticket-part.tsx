import type { TicketMode } from "@nearsay/core/contract";
import { useNavigate } from "@nearsay/core/router";
import { announce, Notice } from "@nearsay/core/ui";
import { useTicketMark, useTicketed } from "../marks.ts";
import { ticket as words } from "../texts.ts";
import { TicketEntry } from "./ticket-entry.tsx";
import styles from "./ticket.module.css";

/** Above the questions of a survey that takes paper tickets: where one is entered, or that it is taken. */
export function TicketPart(props: {
  readonly surveyId: string;
  readonly mode: TicketMode;
}) {
  const { surveyId, mode } = props;
  const held = useTicketed(surveyId);
  const mark = useTicketMark();
  const navigate = useNavigate();
  if (held) return <Notice tone="success">{words.held}</Notice>;

  /** It may be one for another survey. */
  function take(redeemed: string) {
    mark(redeemed);
    if (redeemed === surveyId) announce(words.held);
    else void navigate(`/surveys/${redeemed}`);
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
