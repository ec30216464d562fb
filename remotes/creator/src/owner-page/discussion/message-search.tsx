import { limits } from "@nearsay/core/contract";
import { Button, TextField } from "@nearsay/core/ui";
import { useState } from "react";
import styles from "./discussion.module.css";
import { discussion as texts } from "#messages";

export function MessageSearch(props: {
  /** @param text Empty for all. */
  readonly onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSearch(typed.trim());
      }}
    >
      <TextField
        label={texts.search}
        type="search"
        maxLength={limits.postMax}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{texts.find}</Button>
    </form>
  );
}
