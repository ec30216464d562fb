import { healthAtom } from "@nearsay/core/session";
import { RemoteSlot, Skeleton } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { EditorChallenge, EditorDraft } from "../draft/draft.ts";
import { texts } from "../texts.ts";
import { draftPreview } from "./draft-preview.ts";
import styles from "./survey-preview.module.css";

/** What shows the form. */
export const previewModule = "surveys/SurveyPreview";

interface SurveyPreviewProps {
  readonly draft: EditorDraft;
}

/** The very form a visitor will see, then what its author alone knows. */
export function SurveyPreview({ draft }: SurveyPreviewProps) {
  const { resultsGroup } = useAtomValue(healthAtom);
  const challenges = draft.challenges.filter(
    ({ expectedAnswer }) => expectedAnswer.trim() !== "",
  );
  return (
    <section aria-label={texts.preview.heading} className={styles.preview}>
      <RemoteSlot
        name={previewModule}
        props={draftPreview(draft, resultsGroup)}
        skeleton={<Skeleton lines={8} label={texts.preview.loading} />}
      />
      {challenges.length > 0 && <ExpectedAnswers challenges={challenges} />}
    </section>
  );
}

interface ExpectedAnswersProps {
  readonly challenges: readonly EditorChallenge[];
}

function ExpectedAnswers({ challenges }: ExpectedAnswersProps) {
  return (
    <div className={styles.expected}>
      <h3 className={styles.heading}>{texts.preview.expected}</h3>
      <p className={styles.about}>{texts.preview.expectedHint}</p>
      <dl className={styles.answers}>
        {challenges.map(({ key, text, expectedAnswer }) => (
          <div key={key}>
            <dt dir="auto">{text.trim() || texts.preview.noText}</dt>
            <dd dir="auto">{expectedAnswer.trim()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
