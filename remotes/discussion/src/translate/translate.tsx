import { language } from "@nearsay/core/domain";
import { announce, Button, Notice } from "@nearsay/core/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { findForeign, translate } from "./browser-translator.ts";
import { translate as words } from "#messages";

/**
 * A button that translates a text in another language, and back, if the browser
 * can translate it.
 */
export function Translate(props: {
  readonly text: string;
  /** Called with the language of the text to show, and the translation; null for the original. */
  readonly onRead: (lang: string, translation: string | null) => void;
}) {
  const { text, onRead } = props;
  const [from, setFrom] = useState<string | null>(null);
  const [step, setStep] = useState<
    "original" | "busy" | "translation" | "failed"
  >("original");
  const onFound = useEffectEvent((found: string) => {
    setFrom(found);
    onRead(found, null);
  });
  useEffect(() => {
    let left = false;
    findForeign(text, language()).then(
      (found) => {
        if (!left && found !== null) onFound(found);
      },
      // A browser that cannot detect the language offers nothing.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [text]);
  if (from === null) return null;

  async function press(source: string) {
    if (step === "translation") {
      setStep("original");
      onRead(source, null);
      return;
    }
    setStep("busy");
    try {
      onRead(language(), await translate(text, source, language()));
      setStep("translation");
      announce(words.done);
    } catch {
      setStep("failed");
    }
  }

  return (
    <>
      <p>
        <Button
          busy={step === "busy"}
          busyText={words.busy}
          onClick={() => void press(from)}
        >
          {step === "translation" ? words.original : words.translate}
        </Button>
      </p>
      {step === "failed" && <Notice tone="danger">{words.failed}</Notice>}
    </>
  );
}
