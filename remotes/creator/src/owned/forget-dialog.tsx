import { Button, DangerButton, Dialog } from "@nearsay/core/ui";
import { owned as ownedTexts } from "#messages";
import styles from "./link-box.module.css";

const words = ownedTexts.forget;

/** Asks before a key is forgotten here, which may be its only copy. */
export function ForgetDialog(props: {
  readonly open: boolean;
  /** Title of the survey, if the page shows several. */
  readonly named?: string | undefined;
  readonly onClose: () => void;
  readonly onForget: () => void;
}) {
  const { open, named, onClose, onForget } = props;
  return (
    <Dialog
      open={open}
      title={words.title}
      description={
        <>
          {named !== undefined && (
            <p dir="auto" className={styles.named}>
              {named}
            </p>
          )}
          <p>{words.about}</p>
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <DangerButton variant="filled" onClick={onForget}>
            {words.action}
          </DangerButton>
        </>
      }
    />
  );
}
