import { owned as ownedTexts } from "#messages";
import { DangerDialog } from "@nearsay/core/ui/danger-dialog";
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
    <DangerDialog
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
      cancel={words.cancel}
      action={words.action}
      onClose={onClose}
      onAction={onForget}
    />
  );
}
