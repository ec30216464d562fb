import {
  type MouseEvent,
  type ReactNode,
  useId,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "./button.tsx";
import styles from "./consent-panel.module.css";
import { Notice } from "./notice.tsx";
import { texts } from "./texts.ts";

export interface ConsentPanelProps {
  /** What is not possible without; said where nothing nearby does. */
  readonly message?: string | undefined;
  /** On the button: what is done once consent is given, as in "Enable and submit". */
  readonly action: string;
  /** The link to the Anonymous ID Policy: a widget on another site has no router for it. */
  readonly policy: ReactNode;
  /** Consent is being saved. */
  readonly busy: boolean;
  /** Why consent could not be saved, or be asked for before. */
  readonly error: ReactNode;
  readonly onEnable: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for consent right where something needs it, for as long as it stands on
 * the page. Place it below the button that was pressed, so that nothing moves
 * under a finger; it takes the focus from there and gives it back.
 */
export function ConsentPanel(props: ConsentPanelProps) {
  const { message, action, policy, busy, error, onEnable, onCancel } = props;
  const id = useId();
  const panel = useFocusWhileOpen();

  function enable({ detail }: MouseEvent) {
    // The second half of a double click was not meant for this button.
    if (detail < 2) onEnable();
  }

  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles.panel}
    >
      <div id={id} className={styles.text}>
        {message && <p className={styles.message}>{message}</p>}
        <p>
          {texts.consent} {policy}
        </p>
      </div>
      {error && !busy && <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button
          variant="filled"
          className={styles.enable}
          busy={busy}
          onClick={enable}
        >
          {action}
        </Button>
        <Button busy={busy} onClick={onCancel}>
          {texts.notNow}
        </Button>
      </div>
    </div>
  );
}

/** Takes the focus when its element appears, and gives it back if it still has it when that goes. */
function useFocusWhileOpen(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const root = element?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const opener = root.activeElement;
    element?.focus();
    return () => {
      if (!element?.contains(root.activeElement)) return;
      // What opened it may still be disabled, and something else may want it.
      queueMicrotask(() => {
        const lost = [null, document.body].includes(
          root.activeElement as HTMLElement | null,
        );
        if (lost && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);
  return ref;
}
