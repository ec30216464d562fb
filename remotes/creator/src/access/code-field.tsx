import { limits } from "@nearsay/core/contract";
import { seenLength } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import { announce, Button, TextField } from "@nearsay/core/ui";
import Dices from "lucide/dist/esm/icons/dices.mjs";
import { useState } from "react";
import { useEditor } from "../draft/editor-context.ts";
import { inRoundNumbers } from "../in-round-numbers.ts";
import { creator as all } from "#messages";
import { codeStrength, countPossibilities, makeCode } from "./codes.ts";
import styles from "./access.module.css";

const { hint, made, strength } = all.access;

/**
 * A code that the author chooses or has generated. A space is refused at once,
 * a short code once the field is left. The error replaces the hint: if the page
 * moved when the field is left, a click on Publish would miss the button.
 */
export function CodeField(props: {
  readonly name: string;
  readonly texts: (typeof all.access)["code" | "exportCode"];
  readonly value: string;
  /** What an empty field means, if that is allowed. */
  readonly emptyHint?: string | undefined;
  readonly onChange: (code: string) => void;
}) {
  const { name, texts, value, emptyHint, onChange } = props;
  const { errorOf } = useEditor();
  const [left, setLeft] = useState(false);
  const problem = codeProblem(value);
  const early = problem === "spaces" || (left && value !== "");
  const shown = early && problem !== null ? texts[problem] : errorOf(name);

  function make() {
    const code = makeCode((bytes) => crypto.getRandomValues(bytes));
    onChange(code);
    announce(made({ code }));
  }

  return (
    <div className={styles.field}>
      <TextField
        name={name}
        label={texts.label}
        hint={shown ? undefined : <CodeHint code={value} empty={emptyHint} />}
        error={shown}
        required={emptyHint === undefined}
        maxLength={limits.codeMax}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={onChange}
        onBlur={() => setLeft(true)}
      />
      <Button icon={Dices} onClick={make}>
        {texts.make}
      </Button>
    </div>
  );
}

/** How guessable a code is; without a code, the rules for one. */
function CodeHint(props: {
  readonly code: string;
  readonly empty?: string | undefined;
}) {
  const { code, empty = hint } = props;
  if (code === "") return empty;
  if (codeProblem(code) !== null) return hint;
  const possibilities = countPossibilities(code);
  const found = codeStrength(possibilities);
  return (
    <>
      <strong className={styles.strength}>{strength.names[found]}</strong>{" "}
      {found === "first" ? strength.first : sayCount(possibilities)}
    </>
  );
}

function sayCount(possibilities: number): string {
  const { precision, written } = inRoundNumbers(possibilities);
  return precision === "beyond"
    ? strength.among.beyond
    : strength.among[precision]({ count: written });
}

type CodeProblem = "short" | "spaces";

/** The problem with a code the author chose; surrounding blanks do not count. */
export function codeProblem(code: string): CodeProblem | null {
  const trimmed = trimText(code);
  if (/\s/u.test(trimmed)) return "spaces";
  return seenLength(trimmed) < limits.codeMin ? "short" : null;
}
