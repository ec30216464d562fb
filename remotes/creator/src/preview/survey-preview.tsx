import {
  type PayloadQuestion,
  type QuestionForm,
  type ResultsMode,
  type ResultsRule,
  type SurveyPreviewProps,
  readForm,
  plainForm,
  plainKind,
} from "@nearsay/core/contract";
import { healthAtom } from "@nearsay/core/session";
import {
  Checkbox,
  RemoteSlot,
  Skeleton,
  useRemoteLoader,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { EditorChallenge, EditorDraft } from "../draft/draft.ts";
import { buildPayload } from "../publish/build-payload.ts";
import { creator as texts } from "#messages";
import styles from "./survey-preview.module.css";
import { textKey } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";

/** The module that shows the form. */
const previewModule = "surveys/SurveyPreview";

/** Switches between editing and the preview; hovering over it prefetches the preview. */
export function PreviewToggle(props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { prefetch } = useRemoteLoader();
  const fetchAhead = () => prefetch(previewModule);
  return (
    <Checkbox
      {...props}
      label={texts.editor.preview}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}

/** The form that visitors will see, then what only the author knows. */
export function SurveyPreview({ draft }: { readonly draft: EditorDraft }) {
  const { resultsGroup } = useAtomValue(healthAtom);
  const challenges = draft.challenges.filter(
    ({ expectedAnswer }) => trimText(expectedAnswer) !== "",
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

function ExpectedAnswers(props: {
  readonly challenges: readonly EditorChallenge[];
}) {
  const { challenges } = props;
  return (
    <div className={styles.expected}>
      <h3 className={styles.heading}>{texts.preview.expected}</h3>
      <p className={styles.about}>{texts.preview.expectedHint}</p>
      <dl className={styles.answers}>
        {challenges.map(({ key, text, expectedAnswer }) => (
          <div key={key}>
            <dt dir="auto">{trimText(text) || texts.preview.noText}</dt>
            <dd dir="auto">{trimText(expectedAnswer)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * The draft as visitors would see it if it were published now, with
 * placeholders for missing texts.
 * @param groupSize Minimum number of responses that show together; undefined if
 * the site does not provide it.
 */
function draftPreview(
  draft: EditorDraft,
  groupSize?: number,
): SurveyPreviewProps {
  const payload = buildPayload(draft, "");
  return {
    title: payload.title || texts.preview.untitled,
    instructions: payload.instructions,
    closesAt: payload.expiresAt ?? null,
    results: resultsOf(draft.access.results, groupSize),
    reads: draft.access.reads,
    questions: payload.questions.map((question, index) => ({
      id: String(index),
      text: question.text || texts.preview.noText,
      type: question.type,
      options: question.options.filter(isFirstOfItsKind),
      allowMultiple: question.allowMultiple,
      isChallenge: question.isChallenge,
      form: formOf(question),
    })),
  };
}

/** Whether this is the first of several options that look the same. */
function isFirstOfItsKind(
  option: string,
  place: number,
  options: readonly string[],
): boolean {
  const key = textKey(option);
  return options.findIndex((one) => textKey(one) === key) === place;
}

function formOf({ form, type }: PayloadQuestion): QuestionForm {
  const plain = { ...plainForm, kind: plainKind(type) };
  return readForm(form, type) ?? plain;
}

/** Undefined if the sentence would lack its number. */
function resultsOf(
  mode: ResultsMode,
  groupSize: number | undefined,
): ResultsRule | undefined {
  return mode === "groups" && groupSize === undefined
    ? undefined
    : { mode, groupSize: groupSize ?? 1 };
}
