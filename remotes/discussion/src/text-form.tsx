import { ApiError } from "@nearsay/core/api";
import { consentAtom } from "@nearsay/core/session";
import {
  announce,
  Button,
  LimitedTextArea,
  useConsentAsk,
} from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styles from "./text-form.module.css";
import { texts } from "./texts.ts";
import { readUnsent, writeUnsent } from "./unsent-text.ts";

interface TextFormProps {
  readonly words: Omit<typeof texts.composer, "notice">;
  /** The name of what it writes, under which it is kept until it is sent. */
  readonly keptAs: string;
  readonly initialText?: string;
  /** Sends the trimmed text. A rejection is shown and nothing typed is lost. */
  readonly onSubmit: (text: string) => Promise<void>;
  /** Offers to give up, as when editing: then it takes the focus when it appears in place of what it edits. */
  readonly onCancel?: () => void;
}

/** A box for up to 240 characters and its button, for posts and replies alike. */
export function TextForm(props: TextFormProps) {
  const { words, keptAs, onCancel } = props;
  const editing = onCancel !== undefined;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const form = useTextForm(props);
  const { area, error } = form;
  const consent = useConsentAsk({
    action: words.enable,
    onEnabled: () => {
      if (form.text.trim() === "") area.current?.focus();
      else void form.submit();
    },
  });
  useEffect(() => {
    if (!editing || area.current === null) return;
    area.current.focus();
    // One goes on writing where the text ends.
    const { length } = area.current.value;
    area.current.setSelectionRange(length, length);
  }, [area, editing]);
  const giveUp = () => {
    writeUnsent(keptAs, "");
    onCancel?.();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (consented) void form.submit();
    else consent.ask();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <LimitedTextArea
        label={words.label}
        placeholder={words.placeholder}
        value={form.text}
        onChange={form.handleChange}
        error={error}
        rows={1}
        maxRows={5}
        counter="current"
        ref={area}
        onKeyDown={(event) => {
          if (!editing || !isEscape(event)) return;
          // It closes this, and not also what is around it.
          event.preventDefault();
          event.stopPropagation();
          giveUp();
        }}
      />
      <div className={styles.actions}>
        {editing && <Button onClick={giveUp}>{texts.replyForm.cancel}</Button>}
        <Button
          type="submit"
          variant={consent.asking ? "quiet" : "filled"}
          busy={form.saving || updating}
          busyText={form.saving ? words.saving : undefined}
          disabled={loading || error !== null}
        >
          {consented ? words.submit : words.readOnly}
        </Button>
      </div>
      {consent.panel}
    </form>
  );
}

/** Not the one that ends what an input method offers. */
function isEscape({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Escape" && !nativeEvent.isComposing;
}

function useTextForm(props: TextFormProps) {
  const { words, keptAs, initialText = "", onSubmit } = props;
  const [text, setText] = useState(() => readUnsent(keptAs) || initialText);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** How far the page was scrolled when the text was sent, in pixels. */
  const sentAt = useRef<number>(null);
  useLayoutEffect(() => {
    // Who scrolled meanwhile is reading something else.
    if (saving || sentAt.current !== window.scrollY) return;
    const { activeElement } = document;
    // A thread that unfolds above pushes it out of the window.
    if (area.current?.form?.contains(activeElement))
      activeElement?.scrollIntoView({ block: "nearest" });
  }, [saving]);

  async function submit() {
    const trimmed = text.trim();
    if (trimmed === "") return;
    sentAt.current = window.scrollY;
    setSaving(true);
    try {
      await onSubmit(trimmed);
      // What was typed since then has not been sent.
      if (readUnsent(keptAs) === text) writeUnsent(keptAs, "");
      setText((current) => (current === text ? "" : current));
      announce(words.done);
    } catch (failure) {
      setError(failureMessage(failure, words.failed));
      // The button that was pressed rests until the text is changed.
      if (area.current?.form?.contains(document.activeElement))
        area.current.focus();
    } finally {
      setSaving(false);
    }
  }

  return {
    area,
    text,
    saving,
    error,
    handleChange: (next: string) => {
      setText(next);
      writeUnsent(keptAs, next === initialText ? "" : next);
      setError(null);
    },
    submit,
  };
}

/** The words of a refusal for a failed write; its status decides where it has none. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.worded && error.msg !== "") return error.msg;
  return error.status === 422 ? texts.contentRefused : fallback;
}
