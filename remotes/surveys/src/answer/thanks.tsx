import type { ResponseResult, SurveyEnding } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { answerTexts } from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus.ts";
import { AuthorsWords } from "./authors-words.tsx";
import { OnwardLink } from "./onward-link.tsx";

interface ThanksProps extends ResponseResult {
  /** It was answered before the page was opened: nobody waits for thanks. */
  readonly earlier?: boolean;
  /** What the survey's author adds. */
  readonly ending?: SurveyEnding | undefined;
  /** In which language the survey is written; the page's where it is left out. */
  readonly lang?: string | undefined;
}

/** Confirms a response, or that there was one before. */
export function Thanks(props: ThanksProps) {
  const { duplicate, earlier = false, ending = {}, lang } = props;
  const { thanksMessage, thanksLink } = ending;
  const element = useFocusLeftBehind(!earlier);
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone="success">
        {duplicate ? answerTexts.duplicate : answerTexts.thanks}
        {thanksMessage && <AuthorsWords text={thanksMessage} lang={lang} />}
      </Notice>
      {thanksLink && <OnwardLink href={thanksLink} />}
    </div>
  );
}
