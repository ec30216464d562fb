import type { GeneratedSurvey, SurveyDraft } from "@nearsay/core/contract";
import { Button, Notice } from "@nearsay/core/ui";
import { creator as texts } from "#messages";
import { DraftSoFar } from "./draft-so-far.tsx";
import type { GenerationFailure } from "./generation-failure.ts";

/** Why there is no draft, what had arrived of it, and another way to get one. */
export function GenerationFailed(props: {
  readonly failure: GenerationFailure | null;
  readonly onKeep: (kept: GeneratedSurvey) => void;
  readonly onRules: () => void;
}) {
  const { failure, onKeep, onRules } = props;
  if (failure === null) return null;
  const { message, kept, rulesMayHelp } = failure;
  const byRules = rulesMayHelp && (
    <Button onClick={onRules}>{texts.prompt.byRules}</Button>
  );
  return (
    <>
      <Notice tone="danger" action={byRules}>
        {message}
      </Notice>
      {kept && (
        <DraftSoFar
          heading={texts.prompt.came}
          draft={{
            title: kept.title,
            questions: kept.questions.map(({ text }) => text),
          }}
        >
          <div>
            <Button onClick={() => onKeep(keep(kept))}>
              {texts.prompt.keep({ count: kept.questions.length })}
            </Button>
          </div>
        </DraftSoFar>
      )}
    </>
  );
}

/** As if the draft had been complete, with a notice about what is missing. */
function keep(draft: SurveyDraft): GeneratedSurvey {
  const notice = texts.prompt.kept;
  return { draft, templates: [], notice, embeddedToken: null };
}
