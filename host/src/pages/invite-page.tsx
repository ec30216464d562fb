import { messageOf, submitInvitation } from "@nearsay/core/api";
import { Button, Notice } from "@nearsay/core/ui";
import { type FormEvent, useId, useState } from "react";
import { texts } from "../texts.ts";
import styles from "./invite-page.module.css";
import { Prose } from "./prose.tsx";

const words = texts.invite;

export interface InvitePageProps {
  readonly onActivated?: () => void;
}

/** Where visitors enter the code of their invitation; a right one opens the site. */
export function InvitePage({ onActivated = enterSite }: InvitePageProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get("code");
    const code = typeof field === "string" ? field.trim() : "";
    if (code === "") {
      setError(words.required);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await submitInvitation(code);
      onActivated();
    } catch (failure) {
      setError(messageOf(failure, words.invalid));
      setBusy(false);
    }
  }

  return (
    <Prose title={words.title} lead={words.description}>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <label htmlFor={id}>{words.code}</label>
        <input
          id={id}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.input}
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <Button type="submit" variant="filled" busy={busy}>
          {words.continue}
        </Button>
      </form>
    </Prose>
  );
}

/** A full load lets the server open every page at once. */
function enterSite() {
  window.location.assign("/");
}
