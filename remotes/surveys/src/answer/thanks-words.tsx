import type { SurveyEnding } from "@nearsay/core/contract";
import { AuthorsWords } from "./authors-words.tsx";
import { OnwardLink } from "./onward-link.tsx";

export interface ThanksWordsProps {
  readonly ending: SurveyEnding;
  /** Language of the survey; the page's language if omitted. */
  readonly lang?: string | undefined;
}

/** The author's message to visitors who have answered, and a link to go on to. */
export function ThanksWords({ ending, lang }: ThanksWordsProps) {
  const { thanksMessage, thanksLink } = ending;
  return (
    <>
      {thanksMessage && <AuthorsWords text={thanksMessage} lang={lang} />}
      {thanksLink && <OnwardLink href={thanksLink} />}
    </>
  );
}
