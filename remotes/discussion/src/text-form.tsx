import { ApiError } from "@nearsay/core/api";
import { ownedPrefix } from "@nearsay/core/contract";
import { consentAtom, localStore } from "@nearsay/core/session";
import { late } from "@nearsay/core/ui/late";
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
import { texts } from "./texts.ts";
import { readUnsent, writeUnsent } from "./unsent-text.ts";
import { trimText } from "@nearsay/core/domain";

const AuthorChoice = late(
  async () => (await import("./author/author-choice.tsx")).AuthorChoice,
  null,
  null,
);

interface TextFormProps {
  readonly surveyId: string;
  /** Whether it was told as the author's of the survey before. */
  readonly asAuthor?: boolean | undefined;
  readonly words: Omit<typeof texts.composer, "notice">;
  /** The name of what it writes, under which it is kept until it is sent. */
  readonly keptAs: string;
  readonly initialText?: string;
  /** Sends the trimmed text. A rejection is shown and nothing typed is lost. @param surveyKey As in updateReply. */
  readonly onSubmit: (
    text: string,
    surveyKey: string | null | undefined,
  ) => Promise<void>;
  /** What else is chosen of the text. */
  readonly choice?: ReactNode;
  /** Offers to give up, as when editing: then it takes the focus when it appears in place of what it edits. */
  readonly onCancel?: () => void;
}

/** A box for up to 240 characters and its button, for posts and replies alike. */
export function TextForm(props: TextFormProps) {
  const { words, keptAs, asAuthor = false, onCancel } = props;
  // Most browsers keep no key, and load nothing for it.
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

/** Not the one that ends what an input method offers. */
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

/** As where there is no survey, or the key is good for less. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

/** The words of a refusal for a failed write; its status decides where it has none. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.worded && error.msg !== "") return error.msg;
  return error.status === 422 ? texts.contentRefused : fallback;
}
