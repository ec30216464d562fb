import {
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
} from "@nearsay/core/session";
import { Button, Dialog, Notice } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import styles from "./location-modal.module.css";
import { location as words } from "#messages";

interface LocationModalProps {
  readonly open: boolean;
}

/** Asks for the approximate location; the browser asks only after "Enable location". */
export function LocationModal({ open }: LocationModalProps) {
  const { status, error } = useAtomValue(locationAtom);
  const enable = useSetAtom(enableLocationAtom);
  const dismiss = useSetAtom(dismissLocationPromptAtom);
  const requesting = status === "requesting";
  return (
    <Dialog
      open={open}
      rank="offer"
      title={words.title}
      description={words.description}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{words.cancel}</Button>
          {status !== "denied" && (
            <Button
              variant="filled"
              busy={requesting}
              busyText={words.requesting}
              onClick={() => void enable()}
            >
              {words.enable}
            </Button>
          )}
        </>
      }
    >
      {status === "denied" || status === "error" ? (
        <Notice tone="danger">{error}</Notice>
      ) : (
        <p role="status" className={styles.status}>
          {words.status[status]}
        </p>
      )}
    </Dialog>
  );
}
