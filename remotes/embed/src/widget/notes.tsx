import type { QuestionSet } from "@nearsay/core/contract";
import { locale } from "@nearsay/core/domain";
import { ElsewhereNote, FormNotes } from "@nearsay/surveys";

export { AuthorThanks } from "@nearsay/surveys";
export { unkept as unkeptTexts } from "#messages";

interface NotesProps {
  readonly questionSet: QuestionSet;
  readonly closed: boolean;
}

/** Notes that few surveys have before they are answered. */
export function Notes(props: NotesProps) {
  const { within, opensAt } = props.questionSet;
  return (
    <>
      {within && !props.closed && <ElsewhereNote within={within} />}
      <FormNotes {...props} opens={sayTime(opensAt)} />
    </>
  );
}

/** Formatted by the browser itself, which adds no code. */
function sayTime(iso = ""): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Date(iso).toLocaleString(locale(), style);
}
