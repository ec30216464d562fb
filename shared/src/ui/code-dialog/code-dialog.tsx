// Imported by package name: remotes bundle this dialog, but share the controls
// with their page.
import {
  announce,
  Button,
  Dialog,
  Notice,
  takeFocus,
  TextField,
  useSlowCode,
} from "@nearsay/core/ui";
import { trimText } from "@nearsay/core/forms";
import {
  type FormEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import { codeDialog as words } from "#messages";

/** Texts that explain what the code is for. */
export interface CodeDialogTexts {
  readonly title: string;
  readonly description: string;
  /** Label of the input, which is also the placeholder. */
  readonly label: string;
}

export interface CodeDialogProps {
  readonly texts: CodeDialogTexts;
  /** Maximum length of the code in characters. */
  readonly maxLength: number;
  /** Why a code is required; replaced by an error. */
  readonly hint?: string | undefined;
  /** Why the last code was refused; null while none was. */
  readonly error: string | null;
  /** Number of remaining attempts; null if unknown, or if no code was wrong. */
  readonly attemptsRemaining: number | null;
  /** No more codes are accepted for now: the dialog shows only this message. */
  readonly locked: boolean;
  /** A code is being checked. */
  readonly busy: boolean;
  /** Called with the code as it was entered. */
  readonly onSubmit: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for a code while it is mounted; its input starts empty each time. */
export function CodeDialog(props: CodeDialogProps) {
  return props.locked ? (
    <LockedDialog {...props} />
  ) : (
    <AskingDialog {...props} />
  );
}

function LockedDialog({ texts, onClose }: CodeDialogProps) {
  return (
    <Dialog
      open
      title={texts.title}
      dismissible={false}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Notice tone="danger">{words.locked}</Notice>
    </Dialog>
  );
}

function AskingDialog(props: CodeDialogProps) {
  const { texts, busy, onClose } = props;
  const form = useId();
  const [code, setCode] = useState("");
  const [entries, countEntry] = useReducer((count: number) => count + 1, 0);
  const slow = useSlowNote(busy);
  const field = useRef<HTMLInputElement>(null);
  const refused = props.error !== null && !busy;
  useEffect(() => {
    if (refused) takeFocus(field.current);
  }, [refused, entries]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    countEntry();
    props.onSubmit(code);
  }

  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="filled"
            disabled={trimText(code) === ""}
            busy={busy}
            busyText={words.checking}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={texts.label}
          hideLabel
          placeholder={texts.label}
          maxLength={props.maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={setCode}
          {...describeEntry({ ...props, hint: slow ?? props.hint }, entries)}
        />
      </form>
    </Dialog>
  );
}

/** Explanation of why this check takes seconds, also announced; undefined if none is running. */
function useSlowNote(busy: boolean): string | undefined {
  const slow = useSlowCode() && busy;
  useEffect(() => {
    if (slow) announce(words.slow);
  }, [slow]);
  return slow ? words.slow : undefined;
}

/**
 * Hint or error of the input, with the number of remaining attempts: both are
 * connected to the input, and an error is announced.
 */
function describeEntry(props: CodeDialogProps, entries: number) {
  const { attemptsRemaining, busy, error, hint } = props;
  const wrong = error !== null && !busy;
  const lines = [
    wrong ? error : hint,
    attemptsRemaining === null
      ? undefined
      : words.remaining({ count: attemptsRemaining }),
  ].filter((line) => line !== undefined);
  // Screen readers do not announce unchanged elements again, so each entry has
  // new ones.
  const text = lines.map((line) => <p key={`${entries} ${line}`}>{line}</p>);
  return wrong ? { error: text } : { hint: text.length > 0 ? text : undefined };
}
