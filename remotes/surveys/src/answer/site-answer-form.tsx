import { submitResponse } from "../api/survey-calls.ts";
import {
  answerSentAtom,
  consentAtom,
  coordinatesAtom,
  setConsentAtom,
} from "@nearsay/core/session";
import { PolicyLink } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { AnswerForm, formParts } from "./answer-form.tsx";
import { isFormed, longFrom } from "./is-formed.ts";
import { LazyForm } from "./lazy-form.tsx";
import { LazyPlaceChoice } from "./place/lazy-place-choice.tsx";
import { useCountedPlace } from "./place/use-counted-place.ts";
import * as texts from "#messages";
import styles from "./site-answer-form.module.css";
import type { ResponseSettings, Sendings } from "./use-response.ts";

/** One map for the entire visit, so that a form that is mounted again knows the last try. */
const sendingsAtom = atom((): Sendings => new Map());

/** Loaded on demand: few surveys have any. */
const LazyNotes = lazyComponent(
  async () => {
    const { SiteNotes } = await import(
      /* webpackChunkName: "answer-parts" */ "./site-notes.tsx"
    );
    return SiteNotes;
  },
  null,
  "",
);

interface SiteAnswerFormProps extends Omit<
  ResponseSettings,
  "consent" | "enable" | "send" | "drawnIn" | "sendings"
> {
  /** Access code, if the survey requires one. */
  readonly code: string | undefined;
  /** Whether the visit began at the survey's own address. */
  readonly byLink?: boolean;
  /** Whether the questions are only for looking up. */
  readonly folded?: boolean;
}

/** The form on the site, connected to the visitor's session and location. */
export function SiteAnswerForm({
  code,
  byLink = false,
  ...settings
}: SiteAnswerFormProps) {
  const consent = useAtomValue(consentAtom);
  const near = useAtomValue(coordinatesAtom);
  const setConsent = useSetAtom(setConsentAtom);
  const setAnswerSent = useSetAtom(answerSentAtom);
  const { questionSet, closed, lang } = settings;
  const { questions, translated, answerPlaces, within } = questionSet;
  const { closedMessage, upcoming, edits, forgetMonths } = questionSet;
  const shown = closed ? closedMessage : upcoming;
  const noted = [shown, within, edits[0], forgetMonths];
  const [counted, setCounted] = useCountedPlace();
  const [outside, setOutside] = useState(false);
  const many = questions.length >= longFrom;
  const isLazy = translated || settings.folded || isFormed(questions);
  const Form = isLazy ? LazyForm : AnswerForm;
  return (
    <Form
      {...settings}
      parts={formParts}
      keepsLong
      many={many}
      consent={consent}
      sendings={useAtomValue(sendingsAtom)}
      enable={() => setConsent(true)}
      policy={<PolicyLink />}
      outside={outside}
      notes={
        noted.some(Boolean) && (
          <LazyNotes
            questionSet={questionSet}
            closed={closed}
            lang={lang}
            onOutside={setOutside}
          />
        )
      }
      beforeSending={
        answerPlaces && (
          <LazyPlaceChoice
            places={answerPlaces}
            counted={counted}
            onChange={setCounted}
          />
        )
      }
      busyNote={<p className={styles.slow}>{texts.answerSlow}</p>}
      onAnswered={(result) => {
        settings.onAnswered(result);
        setAnswerSent(true);
      }}
      send={(given) =>
        submitResponse(settings.surveyId, {
          ...given,
          lat: near?.lat ?? null,
          lng: near?.lng ?? null,
          ...(answerPlaces && counted && near && { ring_consent: true }),
          ...(code !== undefined && { code }),
          ...(byLink && { way_in: "link" }),
        })
      }
    />
  );
}
