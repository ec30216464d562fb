import type { QuestionSet } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { ending } from "../texts.ts";
import { AuthorsWords } from "./authors-words.tsx";
import { WordingEdits } from "./wording-edits.tsx";

interface FormNotesProps {
  readonly questionSet: QuestionSet;
  readonly closed: boolean;
  /** When it opens, as this page says times. */
  readonly opens: ReactNode;
  /** In which language the survey is written; the page's where it is left out. */
  readonly lang?: string | undefined;
}

/** What few surveys have to say before they are answered: when they open, what their author says of the end, and what was changed. */
export function FormNotes(props: FormNotesProps) {
  const { questionSet, closed, opens, lang } = props;
  const { closedMessage, upcoming, edits } = questionSet;
  return (
    <>
      {closed && closedMessage && (
        <AuthorsWords text={closedMessage} lang={lang} />
      )}
      {!closed && upcoming && (
        <Notice title={ending.upcoming}>
          {ending.opens} {opens}
        </Notice>
      )}
      <WordingEdits edits={edits} />
    </>
  );
}
