import { ChoiceList } from "@nearsay/core/ui";
import { shownOption } from "../../domain/index.ts";
import { choiceRule } from "./problems.ts";
import { type FieldProps, fieldName } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { langOf } from "./shown.ts";
import styles from "./question-fields.module.css";
import { questionFields as texts } from "#messages";

/** A server renders for everyone: the individual order is applied in the browser. */
const isServer = typeof document === "undefined";

export function ChoiceQuestion(props: FieldProps) {
  const { question, label, lang, answer, problem, order, onAnswer } = props;
  const { id, options, allowMultiple, form } = question;
  const shown = order?.map((place) => options[place] ?? "") ?? options;
  const selected = answer ? [answer].flat() : [];

  /**
   * An option that excludes the others is never combined with them, whichever
   * was selected first.
   */
  function choose(chosen: readonly string[]) {
    if (!allowMultiple) return onAnswer(id, chosen[0] ?? "");
    const alone = options[form.exclusive ?? -1];
    const isAlone = alone !== undefined && !selected.includes(alone);
    onAnswer(
      id,
      alone !== undefined && chosen.includes(alone) && isAlone
        ? [alone]
        : chosen.filter((option) => option !== alone || chosen.length === 1),
    );
  }

  return (
    <div
      className={styles.choice}
      data-unordered={(isServer && form.shuffled) || undefined}
    >
      <ChoiceList
        legend={label}
        lang={langOf(question, question.text, lang)}
        name={fieldName(question)}
        hint={hintOf(
          form.hint,
          choiceRule(question),
          langOf(question, form.hint, lang),
        )}
        error={problem}
        clear={allowMultiple ? undefined : texts.clearChoice}
        choices={shown.map((option) => {
          const text = shownOption(question.shown, option);
          return {
            id: option,
            label: text,
            lang: langOf(question, text, lang),
          };
        })}
        multiple={allowMultiple}
        selected={selected}
        onChange={choose}
      />
      {props.inside && <div className={styles.inside}>{props.inside}</div>}
    </div>
  );
}
