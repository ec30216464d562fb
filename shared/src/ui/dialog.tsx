import { useAtomValue, useSetAtom } from "jotai";
import X from "lucide/dist/esm/icons/x.mjs";
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  currentDialogAtom,
  type DialogRank,
  queueDialogAtom,
} from "../session/dialog-queue.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { ui as texts } from "#messages";

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A sentence under the title, read together with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** Called when a person tries to close it: with the close button, Escape, or the back gesture. */
  readonly onClose: () => void;
  /** False hides the close button and ignores Escape. */
  readonly dismissible?: boolean | undefined;
  /** It asks before something is destroyed: announced as an alert. */
  readonly urgent?: boolean | undefined;
  /** An "offer" waits while any other dialog is open; the default is "need". */
  readonly rank?: DialogRank | undefined;
}

/**
 * A modal dialog; its first control gets the focus, which returns on closing.
 * Only one dialog is open at any time: one that has to wait is not rendered
 * yet.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <QueuedDialog {...props} /> : null;
}

function QueuedDialog(props: DialogProps) {
  const isCurrent = useTurn(props.rank ?? "need");
  return isCurrent ? <OpenDialog {...props} /> : null;
}

function useTurn(rank: DialogRank): boolean {
  const enter = useSetAtom(queueDialogAtom);
  const current = useAtomValue(currentDialogAtom);
  const [dialog] = useState(() => ({ rank }));
  useLayoutEffect(() => enter(dialog), [enter, dialog]);
  return current === dialog;
}

function OpenDialog(props: DialogProps) {
  const { title, description, children, actions, onClose } = props;
  const { dismissible = true } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (dismissible) onClose();
  }

  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (currentTarget.open) return;
    // Browsers close a dialog on the second Escape even if the first was
    // prevented.
    if (dismissible) onClose();
    else currentTarget.showModal();
  }

  return (
    <dialog
      ref={ref}
      role={props.urgent ? "alertdialog" : undefined}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {description && (
          <div id={`${id}-text`} className={styles.description}>
            {description}
          </div>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {dismissible && (
          <div className={styles.close}>
            <IconButton icon={X} label={texts.close} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Sets an attribute on the page while any modal dialog is open, for its styles. */
function markModal(): void {
  const isModal = document.querySelector("dialog[open]") !== null;
  document.documentElement.toggleAttribute("data-modal", isModal);
}

function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    markModal();
    return () => {
      // Closing before React removes the element is what returns the focus.
      dialog?.close();
      markModal();
    };
  }, [ref]);
}
