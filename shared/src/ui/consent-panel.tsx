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
import { ui as texts } from "#messages";

export interface ConsentPanelProps {
  /** What is not possible without consent; shown if nothing nearby says it. */
  readonly message?: string | undefined;
  /** Button text: what is done once consent is given, such as "Enable and submit". */
  readonly action: string;
  /**
   * The link to the Anonymous ID Policy: a prop, because a widget on another
   * site has no router.
   */
  readonly policy: ReactNode;
  /** Consent is being saved. */
  readonly busy: boolean;
  /** Why consent could not be saved, or its stored state could not be loaded. */
  readonly error: ReactNode;
  readonly onEnable: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for consent next to the control that needs it, while mounted. Place it
 * below the button that was clicked, so that nothing moves under a finger; it
 * takes the focus and returns it when closed.
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

/**
 * Focuses its element when it appears, and returns the focus when it is
 * removed, if it still has it.
 */
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
      // The element that opened it may still be disabled, and another one may
      // request the focus.
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
