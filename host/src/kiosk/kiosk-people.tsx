import type { Answers } from "@nearsay/core/contract";
import { language } from "@nearsay/core/domain";
import { useShownLanguage } from "@nearsay/core/ui/question-fields";
import { useCallback, useState } from "react";
import { IdleWarning } from "./idle-warning.tsx";
import { KioskForm } from "./kiosk-form.tsx";
import type { KioskStore } from "./kiosk-store.ts";
import styles from "./kiosk.module.css";
import { newKey } from "./new-key.ts";
import type { OpenKiosk } from "./open-kiosk.ts";
import { Refresh } from "./refresh.tsx";
import { StartScreen, SurveyTitle, ThanksScreen } from "./screens.tsx";
import type { Sender } from "./send-unsent.ts";
import { UnsentNote } from "./unsent-note.tsx";

interface KioskPeopleProps {
  readonly kiosk: OpenKiosk;
  readonly store: KioskStore;
  readonly sender: Sender;
  /** Checks whether the survey has changed. */
  readonly onRefresh: () => void;
}

/** One person after another. */
export function KioskPeople(props: KioskPeopleProps) {
  const { kiosk, store, sender, onRefresh } = props;
  const [screen, setScreen] = useState<"start" | "form" | "thanks">("start");
  const { survey, questionSet } = kiosk;
  const shown = useShownLanguage(
    questionSet.questions,
    questionSet.translated,
    survey.language ?? undefined,
  );
  const { choose } = shown;
  const startOver = useCallback(() => {
    scrollTo(0, 0);
    setScreen("start");
    // The next person may read another language.
    choose(language());
  }, [choose]);

  /** Stored before it is sent, so that a lost connection does not lose it. */
  async function send(answers: Answers) {
    await store.add({
      key: newKey(),
      answers,
      language: shown.answeredIn,
    });
    sender.ask();
    setScreen("thanks");
  }

  if (screen === "thanks")
    return <ThanksScreen kiosk={kiosk} onOver={startOver} />;
  if (screen === "start")
    return (
      <StartScreen
        kiosk={kiosk}
        shown={shown}
        onBegin={() => setScreen("form")}
      >
        <UnsentNote sender={sender} />
        <Refresh onRefresh={onRefresh} />
      </StartScreen>
    );
  return (
    <main className={styles.page}>
      <SurveyTitle survey={survey} shown={shown} focused />
      <KioskForm
        questions={questionSet.questions}
        shown={shown}
        onSend={send}
        onStartOver={startOver}
      />
      <IdleWarning onStartOver={startOver} />
    </main>
  );
}
