import { codeStrength, countPossibilities } from "@nearsay/core/domain";
import { texts } from "../texts.ts";
import { codeProblem } from "./code-problem.ts";
import styles from "./code-field.module.css";

const { strength } = texts.access;

/** How guessable a code is; what one may be as long as it is none. */
export function CodeHint({ code }: { readonly code: string }) {
  if (codeProblem(code) !== null) return texts.access.hint;
  const possibilities = countPossibilities(code);
  const found = codeStrength(possibilities);
  return (
    <>
      <strong className={styles.strength}>{strength.names[found]}</strong>{" "}
      {found === "first" ? strength.first : strength.among(possibilities)}
    </>
  );
}
