import type { SurveyEnding } from "@nearsay/core/contract";
import { AuthorText } from "./author-text.tsx";
import { OnwardLink } from "./onward-link.tsx";

export interface AuthorThanksProps {
  readonly ending: SurveyEnding;
  /** Language of the survey; the page's language if omitted. */
  readonly lang?: string | undefined;
}

/** The author's message to visitors who have answered, and a link to go on to. */
export function AuthorThanks({ ending, lang }: AuthorThanksProps) {
  const { thanksMessage, thanksLink } = ending;
  return (
    <>
      {thanksMessage && <AuthorText text={thanksMessage} lang={lang} />}
      {thanksLink && <OnwardLink href={thanksLink} />}
    </>
  );
}
