import type { Question } from "@nearsay/core/contract";
import { ChoiceList, classNames } from "@nearsay/core/ui";
import type { RefObject } from "react";
import * as texts from "#messages";
import styles from "./first-question.module.css";

/** Options that a card shows; of more, the others are one press away. */
const optionsMax = 5;
/** Options up to this length, in characters, share a line. */
const shortMax = 16;

interface FirstQuestionProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly question: Question;
  /** The title that stands above it. */
  readonly title: string;
  /** Language of the survey; the page's language if omitted. */
  readonly lang: string | undefined;
  /** The chosen option, while the form loads. */
  readonly chosen: string | undefined;
  readonly onChoose: (option: string) => void;
  /** Opens the form with all options. */
  readonly onMore: () => void;
}

/** The options of a survey's first question, each of which begins an answer. */
export function FirstQuestion({
  area,
  question,
  title,
  lang,
  chosen,
  onChoose,
  onMore,
}: FirstQuestionProps) {
  const { options } = question;
  const shown =
    options.length > optionsMax + 1 ? options.slice(0, optionsMax) : options;
  const isShort = shown.every((option) => option.length <= shortMax);
  return (
    <div
      ref={area}
      tabIndex={-1}
      className={classNames(styles.first, isShort && styles.short)}
    >
      <ChoiceList
        legend={question.text}
        hideLegend={question.text === title}
        lang={lang}
        choices={shown.map((option) => ({ id: option, label: option }))}
        selected={chosen === undefined ? [] : [chosen]}
        onChange={([option]) => option !== undefined && onChoose(option)}
      />
      {shown.length < options.length && (
        <button type="button" className={styles.more} onClick={onMore}>
          {texts.cardQuestions.more({ count: options.length - shown.length })}
        </button>
      )}
    </div>
  );
}
