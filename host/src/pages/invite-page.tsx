import { messageOf } from "@nearsay/core/api";
import { submitInvitation } from "../activation/activation-calls.ts";
import { limits } from "@nearsay/core/contract";
import { Button, TextField } from "@nearsay/core/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import styles from "./invite-page.module.css";
import { invite as words } from "#messages";
import { Prose } from "./prose.tsx";

export interface InvitePageProps {
  readonly onActivated?: () => void;
}

/** The page on which visitors enter the code of their invitation; a valid one opens the site. */
export function InvitePage({ onActivated = enterSite }: InvitePageProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function complain(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit(code: string) {
    setBusy(true);
    setError(undefined);
    try {
      await submitInvitation(code);
      onActivated();
    } catch (failure) {
      setBusy(false);
      complain(messageOf(failure, words.invalid));
    }
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const code = text.trim();
    if (code === "") complain(words.required);
    else if (!busy) void submit(code);
  }

  return (
    <Prose title={words.title} lead={words.description}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={words.code}
          error={error}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.accessCodeInputMax}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="filled" busy={busy}>
          {words.continue}
        </Button>
      </form>
    </Prose>
  );
}

/** With a full page load, the server admits the visitor to every page at once. */
function enterSite() {
  window.location.assign("/");
}
