import type { QuestionSet } from "@nearsay/core/contract";
import { FormattedDate } from "@nearsay/core/ui";
import { FormNotes } from "./form-notes.tsx";
import { NearNote } from "./near-note.tsx";

export interface SiteNotesProps {
  readonly questionSet: QuestionSet;
  readonly closed: boolean;
  /** Language of the survey; the page's language if omitted. */
  readonly lang?: string | undefined;
  /** See `NearNote`. */
  readonly onOutside: (outside: boolean) => void;
}

/** The notes of the few surveys that have any, on the site. */
export function SiteNotes(props: SiteNotesProps) {
  const { questionSet, closed, lang, onOutside } = props;
  const { opensAt = "", within } = questionSet;
  return (
    <>
      <FormNotes
        questionSet={questionSet}
        closed={closed}
        lang={lang}
        opens={<FormattedDate iso={opensAt} detail="datetime" />}
      />
      {within && !closed && <NearNote within={within} onOutside={onOutside} />}
    </>
  );
}
