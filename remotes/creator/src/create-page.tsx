import type { GeneratedSurvey } from "@nearsay/core/contract";
import { Link, useLocation } from "@nearsay/core/router";
import { classNames, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { type ReactNode, useState } from "react";
import frame from "./page.module.css";
import styles from "./create-page.module.css";
import { type EditorDraft, openDraft } from "./draft/draft.ts";
import {
  draftIdFor,
  newDraftId,
  readKeptDraft,
  readKeptToken,
} from "./draft/kept-draft.ts";
import { isOpenElsewhere } from "./draft/use-open-mark.ts";
import { OpenFileButton } from "./import/open-file-button.tsx";
import { KeptDrafts } from "./prompt/kept-drafts.tsx";
import {
  forgetPrompt,
  initialText,
  keepPrompt,
  readPrompt,
} from "./prompt/kept-prompt.ts";
import { PromptForm } from "./prompt/prompt-form.tsx";
import { useSurveyToken } from "./publish/token-keeper.ts";
import { creator as texts } from "#messages";

/** Loaded while the user describes a survey, since it is not needed earlier. */
const SurveyEditor = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor" */ "./editor/survey-editor.tsx"
      )
    ).SurveyEditor,
  <Skeleton lines={8} label={texts.editor.loading} />,
  texts.editor.failed,
);

/**
 * Describe a survey, edit the draft, publish it. Text in the navigation state
 * starts a new description.
 */
export function CreatePage() {
  const prefill = initialText(useLocation().state);
  return (
    <div className={classNames(frame.page, styles.page)}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{texts.page.title}</h1>
        <Link to="/guide" className={styles.guide}>
          {texts.page.guide}
        </Link>
      </header>
      <CreateSteps key={prefill} prefill={prefill} />
    </div>
  );
}

function CreateSteps({ prefill }: { readonly prefill: string }) {
  const [text, setText] = useState(() => readPrompt(prefill));
  const [opened, setOpened] = useState<{
    readonly id: string;
    readonly draft: EditorDraft;
    readonly notice: ReactNode;
  } | null>(null);
  const tokens = useSurveyToken();

  function edit(changed: string) {
    SurveyEditor.bring();
    setText(changed);
    keepPrompt({ prefill, text: changed });
  }

  /** @param description What it was generated from; empty for an empty draft. */
  async function open(generated: GeneratedSurvey, description: string) {
    const { draft, embeddedToken, notice } = generated;
    forgetPrompt();
    if (embeddedToken !== null) tokens.adopt(embeddedToken);
    const isNew = description === "";
    const id = isNew ? newDraftId() : await draftIdFor(description);
    setOpened({ id, draft: openDraft(draft, Date.now()), notice });
  }

  /**
   * Two tabs would overwrite each other's changes, so the second gets a copy,
   * which is a separate survey.
   */
  async function resume(id: string) {
    const copied = await isOpenElsewhere(id);
    const draft = readKeptDraft(id, Date.now());
    if (draft === null) return;
    const token = copied ? null : readKeptToken(id);
    if (token !== null) tokens.adopt(token);
    setOpened(
      copied
        ? { id: newDraftId(), draft, notice: texts.kept.copy }
        : { id, draft, notice: null },
    );
  }

  /** A token that a draft was sent with may be used up: using it again would return that survey. */
  function goBack() {
    if (opened !== null && readKeptToken(opened.id) !== null) tokens.drop();
    setOpened(null);
  }

  if (opened !== null) {
    return <SurveyEditor {...opened} tokens={tokens} onBack={goBack} />;
  }
  return (
    <>
      <p className={styles.intro}>{texts.page.intro}</p>
      <KeptDrafts onResume={(id) => void resume(id)} />
      <PromptForm
        text={text}
        onTextChange={edit}
        onGenerated={(...made) => void open(...made)}
      />
      <OpenFileButton
        onOpened={(draft) =>
          setOpened({ id: newDraftId(), draft, notice: null })
        }
      />
    </>
  );
}
