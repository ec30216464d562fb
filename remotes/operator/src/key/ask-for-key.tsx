import { Button, Notice, TextField } from "@nearsay/core/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import { useFocusWhereLost } from "../frame/use-focus-where-lost.ts";
import { operator as texts, key as words } from "#messages";
import { findKey } from "./find-key.ts";
import styles from "./key.module.css";

import type { KeyLoss } from "./use-operator-key.ts";

const command = "npm run operator -- keys new --name Anna --rights moderate";

/**
 * The operator's page while it is locked: asks for a key, and shows what
 * happened to the previous one.
 */
export function AskForKey(props: {
  readonly loss: KeyLoss | null;
  readonly onEntered: (key: string) => void;
}) {
  const { loss, onEntered } = props;
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const page = useFocusWhereLost();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const key = findKey(typed);
    setMissing(key === "");
    if (key === "") field.current?.focus();
    else onEntered(key);
  }

  return (
    <div ref={page} className={styles.ask}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{words.about}</p>
      {loss === "refused" && (
        <Notice tone="danger" title={words.refused}>
          {words.refusedAbout}
        </Notice>
      )}
      <form
        noValidate
        autoComplete="off"
        className={styles.form}
        onSubmit={submit}
      >
        <TextField
          ref={field}
          type="password"
          label={words.label}
          hint={missing ? undefined : words.hint}
          error={missing ? words.missing : undefined}
          dir="ltr"
          // The only way to keep browsers from offering to save it.
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setMissing(false);
          }}
        />
        <div>
          <Button type="submit" variant="filled">
            {words.open}
          </Button>
        </div>
      </form>
      <p className={styles.made}>
        {words.made} <code dir="ltr">{command}</code>
      </p>
    </div>
  );
}
