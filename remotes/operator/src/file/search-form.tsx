import { limits } from "@nearsay/core/contract";
import { Button, TextField } from "@nearsay/core/ui";
import { type SyntheticEvent, useRef, useState } from "react";
import styles from "./file.module.css";
import { readQuery } from "./read-query.ts";
import { file as texts } from "#messages";

/** Finds a survey, a post or a reply by its id. */
export function SearchForm(props: {
  /** The last search. */
  readonly start: string;
  readonly onFind: (query: string) => void;
}) {
  const { start } = props;
  const [typed, setTyped] = useState(start);
  const [before, setBefore] = useState(start);
  // Going back, or a link, can change the search.
  if (start !== before) {
    setBefore(start);
    setTyped(start);
  }
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const query = readQuery(typed);
    setWrong(query === null);
    if (query === null) field.current?.focus();
    else props.onFind(query);
  }

  return (
    <form role="search" noValidate className={styles.search} onSubmit={submit}>
      <TextField
        ref={field}
        type="search"
        label={texts.label}
        hint={wrong ? undefined : texts.hint}
        error={wrong ? texts.wrong : undefined}
        autoCapitalize="none"
        maxLength={limits.webhookAddressMax}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <div>
        <Button type="submit">{texts.find}</Button>
      </div>
    </form>
  );
}
