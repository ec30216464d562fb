import type { ManagedSurvey, NewTickets } from "@nearsay/core/contract";
import { fileNameOf, toCsv } from "@nearsay/core/domain";
import { Button, formatDate, Notice } from "@nearsay/core/ui";
import Download from "lucide/dist/esm/icons/download.mjs";
import { offerText } from "../../offer-file.ts";
import styles from "../owner-page.module.css";
import ticketStyles from "./tickets.module.css";
import { ticketLink, ticketSheet } from "./ticket-sheet.ts";
import { tickets as ticketsTexts } from "#messages";

const words = ticketsTexts.fresh;

/** Tickets that were just created: on paper, as a file or to read out. They are shown only once. */
export function FreshTickets(props: {
  readonly fresh: NewTickets;
  readonly survey: ManagedSurvey["survey"];
  readonly onDone: () => void;
}) {
  const { fresh, survey, onDone } = props;
  const { codes } = fresh;
  const { origin } = window.location;

  function nameOf(extension: string) {
    const { id, title } = survey;
    return fileNameOf({ title, id, what: "tickets", extension });
  }

  function saveSheet() {
    const until = survey.expiresAt && formatDate(survey.expiresAt, "datetime");
    const sheet = ticketSheet(codes, { title: survey.title, until, origin });
    offerText(sheet, nameOf("html"), "text/html");
  }

  function saveCsv() {
    const { code, link } = ticketsTexts.csv;
    const rows = codes.map((one) => [one, ticketLink(origin, one)]);
    const table = toCsv({ columns: [code, link], rows });
    offerText(table, nameOf("csv"), "text/csv");
  }

  return (
    <Notice
      tone="success"
      title={words.title({ count: codes.length })}
      action={<Button onClick={onDone}>{words.done}</Button>}
    >
      <div className={styles.part}>
        <p>{words.about}</p>
        <div className={styles.actions}>
          <Button
            // Focused because the tickets are shown only once.
            ref={takeFocus}
            variant="filled"
            icon={Download}
            onClick={saveSheet}
          >
            {words.sheet}
          </Button>
          <Button icon={Download} onClick={saveCsv}>
            {words.csv}
          </Button>
        </div>
        <details className={ticketStyles.aloud}>
          <summary>{words.codes}</summary>
          <ol aria-label={words.codes} className={ticketStyles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <bdi dir="ltr">{code}</bdi>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Notice>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
