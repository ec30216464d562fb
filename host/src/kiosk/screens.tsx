import type { Survey } from "@nearsay/core/contract";
import { sayInGroups } from "@nearsay/core/domain";
import { Button } from "@nearsay/core/ui";
import {
  LanguageChoice,
  type ShownLanguage,
} from "@nearsay/core/ui/question-fields";
import { type ReactNode, useEffect } from "react";
import { FullScreenButton } from "./full-screen-button.tsx";
import type { KioskSurvey } from "./kiosk-calls.ts";
import styles from "./kiosk.module.css";
import { kiosk as texts } from "#messages";

/** Shows one message in the centre of the screen. */
export function MessageScreen(props: {
  readonly title: string;
  readonly about?: string;
  readonly children?: ReactNode;
}) {
  return (
    <main className={styles.screen}>
      <h1>{props.title}</h1>
      {props.about !== undefined && <p>{props.about}</p>}
      {props.children}
    </main>
  );
}

/** Waits for the next person. */
export function StartScreen(props: {
  readonly kiosk: KioskSurvey;
  readonly shown: ShownLanguage;
  readonly onBegin: () => void;
  readonly children?: ReactNode;
}) {
  const { shown } = props;
  const { survey, questionSet } = props.kiosk;
  const instructions = textIn(shown, survey, "instructions");
  const { results } = questionSet;
  return (
    <main className={styles.screen}>
      <SurveyTitle survey={survey} shown={shown} />
      {instructions.text !== "" && (
        <p dir="auto" lang={instructions.lang} className={styles.instructions}>
          {instructions.text}
        </p>
      )}
      <LanguageChoice shown={shown} isHeaded />
      <Button
        // The next person starts here.
        ref={takeFocus}
        variant="filled"
        className={styles.begin}
        onClick={props.onBegin}
      >
        {texts.begin}
      </Button>
      <div className={styles.note}>
        <p>{texts.anonymous}</p>
        <p>
          {results.mode === "closed" || results.mode === "live"
            ? texts.results[results.mode]
            : sayInGroups(results)}{" "}
          {texts.reads[questionSet.reads]}
        </p>
      </div>
      <FullScreenButton />
      {props.children}
    </main>
  );
}

/** In the chosen language; in the survey's original language if the text is not translated. */
function textIn(
  { translation }: ShownLanguage,
  survey: Survey,
  part: "title" | "instructions",
) {
  const translated = translation?.[part] ?? "";
  return translated === ""
    ? { text: survey[part], lang: survey.language ?? undefined }
    : { text: translated, lang: translation?.language };
}

/** The survey's title, which is in a language of the survey. */
export function SurveyTitle(props: {
  readonly survey: Survey;
  readonly shown: ShownLanguage;
  /** After the start, reading continues here. */
  readonly focused?: boolean;
}) {
  const { survey, shown, focused = false } = props;
  const { text, lang } = textIn(shown, survey, "title");
  return (
    <h1
      ref={focused ? takeFocus : undefined}
      tabIndex={-1}
      dir="auto"
      lang={lang}
    >
      {text}
    </h1>
  );
}

/** As a ref callback: focuses once, when the element appears. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

const thanksMs = 5000;

/** The author's message at the end of the survey. */
export function AuthorText(props: {
  readonly words: string;
  readonly survey: Survey;
}) {
  return (
    <p
      dir="auto"
      lang={props.survey.language ?? undefined}
      className={styles.instructions}
    >
      {props.words}
    </p>
  );
}

/**
 * Thanks, and returns to the start for the next person: it contains no link,
 * because the next person would find the address open that this one went to.
 */
export function ThanksScreen(props: {
  readonly kiosk: KioskSurvey;
  readonly onOver: () => void;
}) {
  const { kiosk, onOver } = props;
  const { thanksMessage } = kiosk.questionSet;
  useEffect(() => {
    const timer = setTimeout(onOver, thanksMs);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <main className={styles.screen}>
      <div role="status">
        <h1 ref={takeFocus} tabIndex={-1}>
          {texts.thanks}
        </h1>
      </div>
      {thanksMessage && (
        <AuthorText words={thanksMessage} survey={kiosk.survey} />
      )}
      <p>{texts.thanksMore}</p>
    </main>
  );
}
