import type { QuestionSet } from "@nearsay/core/contract";
import { silence, Stage, type StageProps } from "@nearsay/core/standalone";
import { SiteAnswerForm } from "../src/answer/site-answer-form.tsx";
import { serveSurvey } from "./server.ts";

interface Shown extends Omit<StageProps, "children"> {
  closed?: boolean;
  /** The server's reply to sent answers. If omitted, the server never replies. */
  response?: () => Response | Promise<Response>;
}

/** The form with these questions, in the state after the given steps. */
export function form(questionSet: QuestionSet, shown: Shown = {}) {
  const { closed = false, response = silence, ...stage } = shown;
  const { id } = serveSurvey({ response });
  return (
    <Stage {...stage}>
      <SiteAnswerForm
        surveyId={id}
        questionSet={questionSet}
        code={undefined}
        closed={closed}
        onAnswered={() => undefined}
        onClosed={() => undefined}
      />
    </Stage>
  );
}
