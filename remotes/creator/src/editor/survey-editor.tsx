import { consentAtom } from "@nearsay/core/session";
import { Button, Notice, ParticipationNotice } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type EditorDraft, saysSomething } from "../draft/draft.ts";
import {
  EditorContext,
  type EditorTools,
  fieldIds,
  useEditor,
} from "../draft/editor-context.ts";
import { useKeptDraft } from "../draft/kept-draft.ts";
import { useOpenMark } from "../draft/use-open-mark.ts";
import { useUnchanged } from "../draft/use-unchanged.ts";
import { SaveDocumentButton } from "../import/save-document-button.tsx";
import type { SavedAs } from "../import/save-document.ts";
import { PreviewAside } from "../preview/preview-aside.tsx";
import { PreviewToggle, SurveyPreview } from "../preview/survey-preview.tsx";
import { type Attempt, checkDraft } from "../publish/check-draft.ts";
import { PlaceSetting, usePlace } from "../place/place-setting.tsx";
import { PublishBar } from "../publish/publish-bar.tsx";
import { type Publishing, usePublish } from "../publish/publish-survey.ts";
import type { TokenKeeper } from "../publish/token-keeper.ts";
import { QuestionList } from "../questions/question-list.tsx";
import { creator as texts } from "#messages";
import { isUnfinished, useFocusRequest, useTools } from "./editor-tools.ts";
import { LeaveDialog, useLeaveAsk } from "./leave-ask.tsx";
import { LeftOutNotice } from "./left-out-notice.tsx";
import { type FoldedStep, stepOf } from "./step-of.ts";
import { Steps } from "./steps.tsx";
import styles from "./survey-editor.module.css";
import { InstructionsField, TitleField } from "./title-fields.tsx";
import { UndoButtons } from "./undo-buttons.tsx";
import { useHistory, useUndoKeys } from "./use-history.ts";
import { useStep } from "./use-step.ts";

/**
 * Everything about the survey: its questions, then in folded steps who may
 * answer when, and its results; a preview, and Publish. Every change is stored
 * in this browser.
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
  const { id, notice, tokens } = props;
  const { draft, dispatch, ...ways } = useHistory(props.draft);
  const [preview, setPreview] = useState(false);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const { consented, loading } = useAtomValue(consentAtom);
  const area = useRef<HTMLDivElement>(null);
  const { step, show } = useStep();
  const focus = useFocusInSteps(area, show);
  const kept = useKeptDraft(id, draft);
  useOpenMark(id);
  const readOnly = !consented && !loading;
  const place = usePlace(draft.place);
  const placed = useMemo(() => ({ ...draft, place }), [draft, place]);
  const ask = useLeaveAsk(!readOnly && saysSomething(draft));
  const publishing = usePublish(id, tokens, ask.disarm);
  const disabled = readOnly || publishing.running;
  useUndoKeys(ways, disabled);
  const problems = useUnchanged(
    attempt === null ? [] : checkDraft(draft, attempt),
  );
  const tools = useTools(dispatch, focus, problems);

  function publish(send: Publishing["publish"]) {
    const closingUnfinished = isUnfinished(area.current, fieldIds.closesAt);
    const pressed = { now: Date.now(), closingUnfinished };
    const [first] = checkDraft(draft, pressed);
    setAttempt(pressed);
    if (first === undefined) void send(placed);
    else mend(first.field);
  }

  function mend(field: string) {
    setPreview(false);
    tools.focus(field);
  }

  function goBack() {
    show(null);
    props.onBack();
  }

  return (
    <div ref={area} className={styles.sides}>
      <div className={styles.editor}>
        <EditorHeading />
        <LeaveDialog
          ask={ask}
          about={kept ? texts.leave.kept : texts.leave.notKept}
        />
        {!kept && <Notice tone="warning">{texts.editor.notKept}</Notice>}
        {notice && <Notice tone="warning">{notice}</Notice>}
        <LeftOutNotice draft={draft} tools={tools} />
        {readOnly && <ParticipationNotice message={texts.consent.publish} />}
        <fieldset className={styles.fields} disabled={disabled}>
          <div className={styles.tools}>
            <PreviewToggle checked={preview} onChange={setPreview} />
            <div>
              <UndoButtons ways={ways} focus={tools.focus} />
            </div>
          </div>
          {preview ? (
            <SurveyPreview draft={placed} />
          ) : (
            <EditorContext value={tools}>
              <DraftForm draft={placed} step={step} onShow={show} />
            </EditorContext>
          )}
        </fieldset>
        {/* Outside the form, since Publish keeps the focus while it works. */}
        <PublishBar
          problems={problems}
          publishing={publishing}
          onPublish={() => publish(publishing.publish)}
          onPublishAnother={() => publish(publishing.publishAnother)}
          onProblem={mend}
        >
          <Button disabled={publishing.running} onClick={goBack}>
            {texts.editor.back}
          </Button>
        </PublishBar>
        <div className={styles.actions}>
          <SaveDocumentButton save={(as) => saveAsFile(draft, as)} />
        </div>
      </div>
      {!preview && <PreviewAside draft={placed} />}
    </div>
  );
}

/** Contains only the fields, because the preview is a separate form. */
function DraftForm(props: {
  readonly draft: EditorDraft;
  readonly step: FoldedStep | null;
  readonly onShow: (step: FoldedStep | null) => void;
}) {
  const { draft } = props;
  const { dispatch, errorOf } = useEditor();
  const { title, instructions, place, questions, language } = draft;
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.fields}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <TitleField title={title} />
        <PlaceSetting
          place={place}
          error={errorOf(fieldIds.place)}
          onChange={(changes) =>
            dispatch({
              type: "edit-survey",
              changes: { place: { ...place, ...changes } },
            })
          }
        />
        <InstructionsField instructions={instructions} />
      </div>
      <QuestionList questions={questions} language={language} />
      <Steps {...props} />
    </form>
  );
}

function EditorHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {texts.editor.heading}
    </h2>
  );
}

/** Also opens the step that contains the control. */
function useFocusInSteps(
  area: RefObject<HTMLElement | null>,
  show: (step: FoldedStep) => void,
): EditorTools["focus"] {
  const focus = useFocusRequest(area);
  return useCallback(
    (name) => {
      const step = stepOf(name);
      if (step !== null) show(step);
      focus(name);
    },
    [focus, show],
  );
}

async function saveAsFile(draft: EditorDraft, as: SavedAs) {
  const { saveDocument } = await import("../import/save-document.ts");
  return saveDocument(draft, as);
}
