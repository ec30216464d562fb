import { remoteForPath } from "@nearsay/core/contract";
import {
  answerSentAtom,
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
  locationPromptAtom,
} from "@nearsay/core/session";
import { Button, Dialog, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { texts } from "../texts.ts";
import styles from "./location-modal.module.css";

const words = texts.location;

/**
 * Asks once a session for the approximate location, people who came for a survey
 * after they answered it; the browser asks only after "Enable location".
 */
export function LocationModal() {
  const prompted = useAtomValue(locationPromptAtom);
  const surveyFirst = useSurveyFirst();
  const { status, error } = useAtomValue(locationAtom);
  const enable = useSetAtom(enableLocationAtom);
  const dismiss = useSetAtom(dismissLocationPromptAtom);
  const requesting = status === "requesting";
  return (
    <Dialog
      open={prompted && !surveyFirst}
      rank="offer"
      title={words.title}
      description={words.description}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{words.cancel}</Button>
          <Button
            variant="filled"
            busy={requesting}
            busyText={words.requesting}
            onClick={() => void enable()}
          >
            {words.enable}
          </Button>
        </>
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <p role="status" className={styles.status}>
        {words.status[status]}
      </p>
    </Dialog>
  );
}

/**
 * Whether someone came for a survey and has not answered it yet. Nothing is
 * asked of them before they sent an answer, or went to a list.
 */
function useSurveyFirst(): boolean {
  const answerSent = useAtomValue(answerSentAtom);
  const kind = pageKind(useLocation());
  const [came, setCame] = useState(false);
  // Elsewhere, as on the policy that they look into, it goes on as it was.
  const comes = kind === "elsewhere" ? came : kind === "survey";
  if (comes !== came) setCame(comes);
  return comes && !answerSent;
}

function pageKind({ pathname, search }: Location) {
  const module = remoteForPath(pathname);
  const isHome = module === "surveys/HomePage";
  const linked = isHome && new URLSearchParams(search).get("s")?.trim();
  if (module === "surveys/SurveyPage" || linked) return "survey";
  return isHome || module === "surveys/FeedbackPage" ? "list" : "elsewhere";
}
