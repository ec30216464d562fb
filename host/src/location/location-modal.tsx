import {
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
  locationPromptAtom,
} from "@nearsay/core/session";
import { Button, Dialog, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { texts } from "../texts.ts";
import styles from "./location-modal.module.css";
import { useSurveyFirst } from "./use-survey-first.ts";

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
