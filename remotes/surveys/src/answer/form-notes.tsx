import type { QuestionSet } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import { ending } from "#messages";
import { AuthorText } from "./author-text.tsx";
import { WordingEdits } from "./wording-edits.tsx";

interface FormNotesProps {
  readonly questionSet: QuestionSet;
  readonly closed: boolean;
  /** When the survey opens, in the page's time format. */
  readonly opens: ReactNode;
  /** Language of the survey; the page's language if omitted. */
  readonly lang?: string | undefined;
}

/**
 * Notes that few surveys need before they are answered: when they open, when
 * their responses are deleted, the author's message after closing, and edits to
 * the wording.
 */
export function FormNotes(props: FormNotesProps) {
  const { questionSet, closed, opens, lang } = props;
  const { closedMessage, upcoming, edits, forgetMonths } = questionSet;
  return (
    <>
      {closed && closedMessage && (
        <AuthorText text={closedMessage} lang={lang} />
      )}
      {!closed && upcoming && (
        <Notice title={ending.upcoming}>
          {ending.opens} {opens}
        </Notice>
      )}
      {!closed && forgetMonths && (
        <Notice quiet>{ending.forgets({ count: forgetMonths })}</Notice>
      )}
      {questionSet.forgotten && <Notice quiet>{ending.forgotten}</Notice>}
      <WordingEdits edits={edits} />
    </>
  );
}
