import { Button, TextField } from "@nearsay/core/ui";
import { useRef, useState } from "react";
import { owned as ownedTexts } from "#messages";
import styles from "./link-box.module.css";
import { findOwnerLink, type OwnerLink } from "./owner-link.ts";

const words = ownedTexts.add;

/** A field for an owner link, or for the text of a file that contains one. */
export function AddByLink(props: {
  readonly action: string;
  readonly onFound: (owner: OwnerLink) => void;
}) {
  const [pasted, setPasted] = useState("");
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function add() {
    const owner = findOwnerLink(pasted);
    setWrong(owner === null);
    if (owner === null) {
      field.current?.focus();
      return;
    }
    setPasted("");
    props.onFound(owner);
  }

  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        ref={field}
        label={words.label}
        hint={wrong ? undefined : words.hint}
        error={wrong ? words.wrong : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={pasted}
        onChange={(text) => {
          setPasted(text);
          setWrong(false);
        }}
      />
      <div>
        <Button type="submit">{props.action}</Button>
      </div>
    </form>
  );
}
