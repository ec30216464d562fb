import type { SurveyEnding } from "@nearsay/core/contract";
import { AuthorsWords } from "./authors-words.tsx";
import { OnwardLink } from "./onward-link.tsx";

export interface ThanksWordsProps {
  readonly ending: SurveyEnding;
  /** In which language the survey is written; the page's where it is left out. */
  readonly lang?: string | undefined;
}

/** What its author says to who has answered, and where they may go on to. */
export function ThanksWords({ ending, lang }: ThanksWordsProps) {
  const { thanksMessage, thanksLink } = ending;
  return (
    <>
      {thanksMessage && <AuthorsWords text={thanksMessage} lang={lang} />}
      {thanksLink && <OnwardLink href={thanksLink} />}
    </>
  );
}
