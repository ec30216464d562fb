import { consentAtom } from "@nearsay/core/session";
import { Button, LimitedTextArea, Notice, announce } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { failureMessage } from "./failure-message.ts";
import styles from "./text-form.module.css";

export interface TextFormWords {
  label: string;
  placeholder: string;
  submit: string;
  saving: string;
  /** On the button, for someone who has not consented. */
  readOnly: string;
  /** When the server gives no reason. */
  failed: string;
  done: string;
}

interface TextFormProps {
  readonly words: TextFormWords;
  readonly initialText?: string;
  /** Takes the focus when it appears in place of what it edits. */
  readonly focusOnOpen?: boolean;
  /** Sends the trimmed text. A rejection is shown and nothing typed is lost. */
  readonly onSubmit: (text: string) => Promise<void>;
  /** Offers to give up, as when editing. */
  readonly cancel?: { label: string; onCancel: () => void };
}

/** A box for up to 240 characters and its button, for posts and replies alike. */
export function TextForm(props: TextFormProps) {
  const { words, cancel } = props;
  const { consented } = useAtomValue(consentAtom);
  const form = useTextForm(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.focusOnOpen) area.current?.focus();
  }, [props.focusOnOpen]);
  return (
    <form className={styles.form} onSubmit={form.handleSubmit}>
      <LimitedTextArea
        label={words.label}
        placeholder={words.placeholder}
        value={form.text}
        onChange={form.handleChange}
        rows={1}
        maxRows={5}
        counter="current"
        disabled={!consented}
        ref={area}
      />
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      <div className={styles.actions}>
        {cancel && <Button onClick={cancel.onCancel}>{cancel.label}</Button>}
        <Button
          type="submit"
          variant="filled"
          busy={form.saving}
          busyText={words.saving}
          disabled={!consented || form.error !== null}
        >
          {consented ? words.submit : words.readOnly}
        </Button>
      </div>
    </form>
  );
}

function useTextForm({ words, initialText = "", onSubmit }: TextFormProps) {
  const [text, setText] = useState(initialText);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit() {
    const trimmed = text.trim();
    if (trimmed === "" || saving) return;
    setSaving(true);
    try {
      await onSubmit(trimmed);
      // What was typed since then has not been sent.
      setText((current) => (current === text ? "" : current));
      announce(words.done);
    } catch (failure) {
      setError(failureMessage(failure, words.failed));
    } finally {
      setSaving(false);
    }
  }

  return {
    text,
    saving,
    error,
    handleChange: (next: string) => {
      setText(next);
      setError(null);
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
