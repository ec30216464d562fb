import { Button, Notice, RefusalNotice, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useRef, useState } from "react";
import { EditorContext, fieldIds } from "../draft/editor-context.ts";
import { useUnchanged } from "../draft/use-unchanged.ts";
import {
  isUnfinished,
  useFocusRequest,
  useTools,
} from "../editor/editor-tools.ts";
import { LeaveDialog, useLeaveAsk } from "../editor/leave-ask.tsx";
import { EndingFields } from "../editor/ending-fields.tsx";
import { SurveyFields } from "../editor/survey-fields.tsx";
import { LanguagesSection } from "../languages/languages-section.tsx";
import {
  creator as creatorTexts,
  ownerPage as ownerPageTexts,
} from "#messages";
import type { Attempt } from "../publish/check-draft.ts";
import { ChallengeList } from "../questions/challenge-list.tsx";
import { QuestionList } from "../questions/question-list.tsx";
import { AccessFields } from "./access-fields.tsx";
import { changesOf, checkChanges } from "./changes-of.ts";
import { ConflictNotice, PutAsideNotice } from "./conflict-notice.tsx";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { EndLinks } from "./end-links.tsx";
import styles from "./owner-page.module.css";
import { knowsQuestions } from "./knows-questions.ts";
import { type Edit, useEdit } from "./use-edit.ts";
import { WordingFields } from "./wording-fields.tsx";

const words = ownerPageTexts.edit;

/** Part of the editor's code, which the form does not wait for. */
const PlaceFields = lazyComponent(
  async () => {
    const { PlaceFields: Fields } = await import(
      /* webpackChunkName: "editor-place-fields" */ "./place-fields.tsx"
    );
    return Fields;
  },
  <Skeleton lines={1} />,
  creatorTexts.publish.place.failed,
);

/** Everything of a published survey that can be changed. */
export function EditForm(props: OwnerPageProps) {
  const edit = useEdit(props);
  const { before, draft } = edit;
  const changed = Object.keys(changesOf(before, draft)).length > 0;
  const leaving = useLeaveAsk(changed || edit.putAside !== null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const area = useRef<HTMLFormElement>(null);
  const focus = useFocusRequest(area);
  const problems = useUnchanged(
    attempt === null ? [] : checkChanges(before, draft, attempt),
  );
  const tools = useTools(edit.dispatch, focus, problems);

  function save(send: () => void) {
    const closingUnfinished = isUnfinished(area.current, fieldIds.closesAt);
    const pressed = { now: Date.now(), closingUnfinished };
    const [first] = checkChanges(before, draft, pressed);
    setAttempt(first === undefined ? null : pressed);
    if (first === undefined) send();
    else tools.focus(first.field);
  }

  return (
    <form
      ref={area}
      noValidate
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="visually-hidden">{words.open}</h2>
      <EditorContext value={tools}>
        <SurveyFields
          draft={draft}
          closesAtHint={words.closesAtHint}
          asksClosing={!props.managed.survey.expired}
        />
        <PlaceFields managed={props.managed} place={draft.place} />
        <EndingFields
          ending={draft.ending}
          asksOpening={props.managed.survey.responseCount === 0}
        />
        <QuestionFields edit={edit} />
        {knowsQuestions(edit.base) && <LanguagesSection draft={draft} />}
        <AccessFields before={before.access} access={draft.access} />
        {before.access.mode === "code" && <EndLinks owner={props.owner} />}
      </EditorContext>
      <div className={styles.saving}>
        <ConflictNotice edit={edit} />
        <PutAsideNotice edit={edit} />
        {edit.act.failure !== null && (
          <RefusalNotice>{edit.act.failure}</RefusalNotice>
        )}
        {problems.length > 0 && (
          <Notice tone="danger" title={words.problems}>
            {problems.map(({ alert, message }) => (
              <p key={message}>{alert ?? message}</p>
            ))}
          </Notice>
        )}
        <SaveButtons
          edit={edit}
          changed={changed}
          onSave={() => save(edit.save)}
        />
      </div>
      <LeaveDialog ask={leaving} about={words.unsaved} />
    </form>
  );
}

/** Before the first response everything can be edited, after it only texts. */
function QuestionFields({ edit }: { readonly edit: Edit }) {
  const { base, draft } = edit;
  if (!knowsQuestions(base)) return null;
  if (base.survey.responseCount > 0) return <WordingFields draft={draft} />;
  return (
    <>
      <QuestionList questions={draft.questions} language={draft.language} />
      <ChallengeList challenges={draft.challenges} />
      {base.questions.some((each) => each.isChallenge) && (
        <p className={styles.about}>{words.answersKept}</p>
      )}
    </>
  );
}

function SaveButtons(props: {
  readonly edit: Edit;
  readonly changed: boolean;
  readonly onSave: () => void;
}) {
  const { edit, changed, onSave } = props;
  return (
    <div className={styles.actions}>
      <Button
        variant="filled"
        disabled={!changed}
        busy={edit.act.busy}
        busyText={words.saving}
        onClick={onSave}
      >
        {words.save}
      </Button>
      {changed ? (
        <Button disabled={edit.act.busy} onClick={edit.reset}>
          {words.reset}
        </Button>
      ) : (
        <span className={styles.about}>{words.nothing}</span>
      )}
    </div>
  );
}
