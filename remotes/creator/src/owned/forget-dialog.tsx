import { Button, Dialog } from "@nearsay/core/ui";
import { ownerTexts } from "../owner-texts.ts";

const words = ownerTexts.forget;

/** Asks before a key is forgotten here, which may be the only place where it is. */
export function ForgetDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onForget: () => void;
}) {
  const { open, onClose, onForget } = props;
  return (
    <Dialog
      open={open}
      title={words.title}
      description={words.about}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="filled" onClick={onForget}>
            {words.action}
          </Button>
        </>
      }
    />
  );
}
