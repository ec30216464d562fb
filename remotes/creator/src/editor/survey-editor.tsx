import { consentAtom } from "@nearsay/core/session";
import { Button, Notice, ParticipationNotice } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import {
  type ReactNode,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { AccessPanel } from "../access/access-panel.tsx";
import { draftReducer } from "../draft/draft-reducer.ts";
import { type EditorDraft, saysSomething } from "../draft/draft.ts";
import { EditorContext, fieldIds } from "../draft/editor-context.ts";
import { countingOf } from "../draft/editor-place.ts";
import { useKeptDraft } from "../draft/kept-draft.ts";
import { useOpenMark } from "../draft/use-open-mark.ts";
import { useUnchanged } from "../draft/use-unchanged.ts";
import { SaveDocumentButton } from "../import/save-document-button.tsx";
import type { SavedAs } from "../import/save-document.ts";
import { LanguagesSection } from "../languages/languages-section.tsx";
import { PreviewToggle, SurveyPreview } from "../preview/survey-preview.tsx";
import { type Attempt, checkDraft } from "../publish/check-draft.ts";
import { PlaceSetting, usePlace } from "../place/place-setting.tsx";
import { PublishBar } from "../publish/publish-bar.tsx";
import { type Publishing, usePublish } from "../publish/publish-survey.ts";
import type { TokenKeeper } from "../publish/token-keeper.ts";
import { ChallengeList } from "../questions/challenge-list.tsx";
import { QuestionList } from "../questions/question-list.tsx";
import { creator as texts } from "#messages";
import { isUnfinished, useFocusRequest, useTools } from "./editor-tools.ts";
import { LeaveDialog, useLeaveAsk } from "./leave-ask.tsx";
import { LeftOutNotice } from "./left-out-notice.tsx";
import styles from "./survey-editor.module.css";
import { EndingFields } from "./ending-fields.tsx";
import { SurveyFields } from "./survey-fields.tsx";

/**
 * The second step: everything about the survey, a preview, and Publish. Every
 * change is stored in this browser.
 */
export function SurveyEditor(props: {
  /** Id under which the draft is stored. */
  readonly id: string;
  /** The draft to start from. */
  readonly draft: EditorDraft;
  /** A notice about this draft. */
  readonly notice: ReactNode;
  readonly tokens: TokenKeeper;
  readonly onBack: () => void;
}) {
  const { id, notice, tokens, onBack } = props;
  const [draft, dispatch] = useReducer(draftReducer, props.draft);
  const [preview, setPreview] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const { consented, loading } = useAtomValue(consentAtom);
  const area = useRef<HTMLDivElement>(null);
  const focus = useFocusRequest(area);
  const kept = useKeptDraft(id, draft);
  useOpenMark(id);
  const readOnly = !consented && !loading;
  const place = usePlace(draft.place);
  const ask = useLeaveAsk(!readOnly && saysSomething(draft));
  const publishing = usePublish(id, tokens, ask.disarm);
  const problems = useUnchanged(
    attempt === null ? [] : checkDraft(draft, attempt),
  );
  const tools = useTools(dispatch, focus, problems);

  function publish(send: Publishing["publish"]) {
    const closingUnfinished = isUnfinished(area.current, fieldIds.closesAt);
    const pressed = { now: Date.now(), closingUnfinished };
    const [first] = checkDraft(draft, pressed);
    setAttempt(pressed);
    if (first === undefined) {
      void send({ ...draft, place });
    } else {
      setPreview(false);
      focus(first.field);
    }
  }

  return (
    <div ref={area} className={styles.editor}>
      <EditorHeading disabled={publishing.running} onBack={onBack}>
        <SaveDocumentButton save={(as) => saveAsFile(draft, as)} />
      </EditorHeading>
      <LeaveDialog
        ask={ask}
        about={kept ? texts.leave.kept : texts.leave.notKept}
      />
      {!kept && <Notice tone="warning">{texts.editor.notKept}</Notice>}
      {notice && <Notice tone="warning">{notice}</Notice>}
      <LeftOutNotice draft={draft} tools={tools} />
      {readOnly && <ParticipationNotice message={texts.consent.publish} />}
      <fieldset
        className={styles.fields}
        disabled={readOnly || publishing.running}
      >
        <PreviewToggle checked={preview} onChange={setPreview} />
        {preview ? (
          <SurveyPreview draft={draft} />
        ) : (
          <EditorContext value={tools}>
            <DraftForm draft={draft} />
          </EditorContext>
        )}
      </fieldset>
      {/* Outside the form, since Publish keeps the focus while it works. */}
      <PublishBar
        problems={problems}
        publishing={publishing}
        onPublish={() => publish(publishing.publish)}
        onPublishAnother={() => publish(publishing.publishAnother)}
      >
        <PlaceSetting
          place={place}
          counting={countingOf(draft.access, draft.translations.length > 0)}
          disabled={publishing.running}
          error={tools.errorOf(fieldIds.place)}
          onChange={(changes) =>
            dispatch({
              type: "edit-survey",
              changes: { place: { ...place, ...changes } },
            })
          }
        />
      </PublishBar>
    </div>
  );
}

/** Contains only the fields, because the preview is a separate form. */
function DraftForm({ draft }: { readonly draft: EditorDraft }) {
  const { questions, challenges, access, language } = draft;
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.fields}
      onSubmit={(event) => event.preventDefault()}
    >
      <SurveyFields draft={draft} />
      <EndingFields ending={draft.ending} />
      <QuestionList questions={questions} language={language} />
      <AccessPanel access={access} />
      <ChallengeList challenges={challenges} />
      <LanguagesSection draft={draft} />
    </form>
  );
}

function EditorHeading(props: {
  readonly disabled: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
}) {
  const { disabled, onBack, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.heading}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.editor.heading}
      </h2>
      <div className={styles.actions}>
        {children}
        <Button disabled={disabled} onClick={onBack}>
          {texts.editor.back}
        </Button>
      </div>
    </div>
  );
}

async function saveAsFile(draft: EditorDraft, as: SavedAs) {
  const { saveDocument } = await import("../import/save-document.ts");
  return saveDocument(draft, as);
}
