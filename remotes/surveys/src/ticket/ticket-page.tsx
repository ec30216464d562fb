import { readTicketCode } from "@nearsay/core/domain";
import { useLocation, useNavigate } from "@nearsay/core/router";
import { ticket } from "#messages";
import { TicketEntry } from "./ticket-entry.tsx";
import styles from "./ticket.module.css";

const words = ticket.page;

/**
 * The target of a paper ticket's QR code. The code is in the fragment, and is
 * sent only when the visitor presses the button.
 */
export function TicketPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const code = readCode(hash);
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.about}>{words.about}</p>
      <TicketEntry
        key={code}
        code={code}
        onRedeemed={(surveyId) =>
          void navigate(`/surveys/${surveyId}`, { replace: true })
        }
      />
    </div>
  );
}

function readCode(hash: string): string {
  try {
    return readTicketCode(decodeURIComponent(hash.slice(1))) ?? "";
  } catch {
    return "";
  }
}
