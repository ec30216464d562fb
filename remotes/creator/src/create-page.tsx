import type { GeneratedSurvey } from "@nearsay/core/contract";
import { Link, useLocation } from "@nearsay/core/router";
import { useState } from "react";
import styles from "./create-page.module.css";
import { type EditorDraft, openDraft } from "./editor/draft.ts";
import {
  forgetDraft,
  readKeptDraft,
  readKeptToken,
} from "./editor/kept-draft.ts";
import { SurveyEditor } from "./editor/survey-editor.tsx";
import { initialText } from "./prompt/initial-text.ts";
import { forgetPrompt, keepPrompt, readPrompt } from "./prompt/kept-prompt.ts";
import { KeptDraftOffer } from "./prompt/kept-draft-offer.tsx";
import { PromptForm } from "./prompt/prompt-form.tsx";
import { useSurveyToken } from "./publish/use-survey-token.ts";
import { texts } from "./texts.ts";

/** Describe a survey, edit the draft, publish it. Text handed over in the navigation state starts the description anew. */
export function CreatePage() {
  const prefill = initialText(useLocation().state);
  return (
    <div className={styles.page}>
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

interface OpenedDraft {
  readonly draft: EditorDraft;
  readonly notice: string | null;
}

function CreateSteps({ prefill }: { readonly prefill: string }) {
  const [text, setText] = useState(() => readPrompt(prefill));
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const [kept, setKept] = useState(() => readKeptDraft(Date.now()));
  const tokens = useSurveyToken();

  function edit(changed: string) {
    setText(changed);
    keepPrompt({ prefill, text: changed });
  }

  function open(generated: GeneratedSurvey) {
    forget();
    forgetPrompt();
    if (generated.embeddedToken !== null) tokens.adopt(generated.embeddedToken);
    const draft = openDraft(generated.draft, Date.now());
    setOpened({ draft, notice: generated.notice });
  }

  /** The token an earlier draft was sent with may be spent: it would answer that survey. */
  function forget() {
    if (readKeptToken() !== null) tokens.drop();
    forgetDraft();
    setKept(null);
  }

  function resume(draft: EditorDraft) {
    const token = readKeptToken();
    if (token !== null) tokens.adopt(token);
    setOpened({ draft, notice: null });
  }

  function goBack() {
    setKept(readKeptDraft(Date.now()));
    setOpened(null);
  }

  if (opened !== null) {
    return <SurveyEditor {...opened} tokens={tokens} onBack={goBack} />;
  }
  return (
    <>
      <p className={styles.intro}>{texts.page.intro}</p>
      {kept !== null && (
        <KeptDraftOffer
          title={kept.title}
          onDiscard={forget}
          onResume={() => {
            resume(kept);
          }}
        />
      )}
      <PromptForm text={text} onTextChange={edit} onGenerated={open} />
    </>
  );
}
