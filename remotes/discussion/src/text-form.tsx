import { ApiError } from "@nearsay/core/api";
import { ownedPrefix } from "@nearsay/core/contract";
import { consentAtom, localStore } from "@nearsay/core/session";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
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
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Voice } from "./author/author-choice.tsx";
import styles from "./text-form.module.css";
import { discussion as texts } from "#messages";
import { readUnsent, writeUnsent } from "./unsent-text.ts";
import { trimText } from "@nearsay/core/forms";

const AuthorChoice = lazyComponent(
  async () => (await import("./author/author-choice.tsx")).AuthorChoice,
  null,
  null,
);

interface TextFormProps {
  readonly surveyId: string;
  /** Whether it was labelled as the survey author's before. */
  readonly asAuthor?: boolean | undefined;
  readonly words: Omit<typeof texts.composer, "notice">;
  readonly maxLength: number;
  /** Storage key of the unsent text. */
  readonly keptAs: string;
  readonly initialText?: string;
  /**
   * Sends the trimmed text. A rejection is shown and nothing typed is lost.
   * @param surveyKey See updateReply.
   */
  readonly onSubmit: (
    text: string,
    surveyKey: string | null | undefined,
  ) => Promise<void>;
  /** Further choices about the text. */
  readonly choice?: ReactNode;
  /**
   * Shows a cancel button, for an edit: the form then takes the focus when it
   * replaces what it edits.
   */
  readonly onCancel?: () => void;
}

/** A text box with its button, for posts and replies. */
export function TextForm(props: TextFormProps) {
  const { words, keptAs, asAuthor = false, onCancel } = props;
  // Most browsers store no key, and load no code for it.
  const [choosing] = useState(
    () => asAuthor || localStore.keys(ownedPrefix).length > 0,
  );
  const editing = onCancel !== undefined;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const form = useTextForm(props);
  const { area, error } = form;
  const consent = useConsentAsk({
    action: words.enable,
    onEnabled: () => {
      if (trimText(form.text) === "") area.current?.focus();
      else void form.submit();
    },
  });
  useEffect(() => {
    if (!editing || area.current === null) return;
    area.current.focus();
    // Puts the caret at the end of the text.
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
        maxLength={props.maxLength}
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
          // Closes only this form, and not what surrounds it.
          event.preventDefault();
          event.stopPropagation();
          giveUp();
        }}
      />
      {choosing && (
        <AuthorChoice
          surveyId={props.surveyId}
          was={asAuthor}
          voice={form.voice}
          onChange={form.setVoice}
        />
      )}
      {props.choice}
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

/** Not an Escape that cancels text composition of an input method. */
function isEscape({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Escape" && !nativeEvent.isComposing;
}

function useTextForm(props: TextFormProps) {
  const { words, keptAs, initialText = "", onSubmit } = props;
  const [text, setText] = useState(() => readUnsent(keptAs) || initialText);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [voice, setVoice] = useState<Voice | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Scroll position of the page when the text was sent, in pixels. */
  const sentAt = useRef<number>(null);
  useLayoutEffect(() => {
    // A user who scrolled in the meantime is reading something else.
    if (saving || sentAt.current !== window.scrollY) return;
    const { activeElement } = document;
    // A thread that expands above pushes it out of the window.
    if (area.current?.form?.contains(activeElement))
      activeElement?.scrollIntoView({ block: "nearest" });
  }, [saving]);

  async function submit() {
    const trimmed = trimText(text);
    if (trimmed === "") return;
    sentAt.current = window.scrollY;
    setSaving(true);
    try {
      await onSubmit(trimmed, voice?.surveyKey);
      setVoice(null);
      // What was typed since then has not been sent.
      if (readUnsent(keptAs) === text) writeUnsent(keptAs, "");
      setText((current) => (current === text ? "" : current));
      announce(words.done);
    } catch (failure) {
      setError(
        (voice?.surveyKey && isRefused(failure) && voice.refused) ||
          failureMessage(failure, words.failed),
      );
      // The pressed button is disabled until the text is changed.
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
    voice,
    setVoice: (next: Voice | null) => {
      setVoice(next);
      setError(null);
    },
    handleChange: (next: string) => {
      setText(next);
      writeUnsent(keptAs, next === initialText ? "" : next);
      setError(null);
    },
    submit,
  };
}

/** Whether the survey does not exist, or the key has too few rights. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

/** The message of a refusal for a failed write; if it has none, one for its status. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.worded && error.msg !== "") return error.msg;
  return error.status === 422 ? texts.contentRefused : fallback;
}
