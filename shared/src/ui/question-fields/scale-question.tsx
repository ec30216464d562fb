import { Icon } from "@nearsay/core/ui";
import Star from "lucide/dist/esm/icons/star.mjs";
import type { CSSProperties } from "react";
import { shownOption } from "../../domain/index.ts";
import { type FieldProps, fieldName } from "./field-props.ts";
import { RadioQuestion } from "./radio-question.tsx";
import optionStyles from "../option.module.css";
import { classNames } from "../class-names.ts";
import styles from "./radio-question.module.css";
import { langOf } from "./shown.ts";
import { questionFields as texts } from "#messages";

const cell = classNames(optionStyles.option, optionStyles.box, styles.cell);
const star = classNames(optionStyles.option, styles.star);

/** Numbers from one end to the other, as digits or as stars. */
export function ScaleQuestion(props: FieldProps) {
  const { question, answer, lang, onAnswer } = props;
  const { scale } = question.form;
  if (scale === null) return null;
  const { low, high, from, to, look } = scale;
  const isStars = look === "stars" && from === 1;
  const last = question.options.length - 1;
  // The text has its own direction, but its position depends only on the
  // question's direction, like that of its number.
  const endOf = (number: number, words: string) => (
    <span>
      {words && (
        <span lang={langOf(question, words, lang)} dir="auto">
          {isStars ? words : `${number} = ${words}`}
        </span>
      )}
    </span>
  );
  const ends = (low || high) && (
    <div
      aria-hidden
      className={styles.ends}
      data-stars={isStars || undefined}
      style={cellsFor(question.options.length)}
    >
      {endOf(from, low)}
      {endOf(to, high)}
    </div>
  );
  /** The label of an end is announced with its number. */
  const nameOf = (option: string, place: number) => {
    const number = isStars ? texts.stars({ count: Number(option) }) : option;
    const end = place === 0 ? low : place === last ? high : "";
    return end === "" ? number : `${number}, ${end}`;
  };
  return (
    <RadioQuestion {...props} ends={ends}>
      <div
        className={isStars ? styles.stars : styles.row}
        style={cellsFor(question.options.length)}
      >
        {question.options.map((option, place) => (
          <label key={option} className={isStars ? star : cell}>
            <input
              type="radio"
              name={fieldName(question)}
              value={option}
              className={optionStyles.cover}
              aria-label={nameOf(option, place)}
              checked={option === answer}
              onChange={() => onAnswer(question.id, option)}
            />
            {isStars ? <Icon shape={Star} size={28} /> : <span>{option}</span>}
          </label>
        ))}
      </div>
    </RadioQuestion>
  );
}

/** Yes, no and, if its author offers it, not sure. */
export function YesNoQuestion(props: FieldProps) {
  const { question, answer, lang, onAnswer } = props;
  return (
    <RadioQuestion {...props}>
      <div className={styles.words}>
        {question.options.map((option) => {
          const text = shownOption(question.shown, option);
          return (
            <label key={option} className={cell}>
              <input
                type="radio"
                name={fieldName(question)}
                value={option}
                className={optionStyles.cover}
                checked={option === answer}
                onChange={() => onAnswer(question.id, option)}
              />
              <span lang={langOf(question, text, lang)} dir="auto">
                {text}
              </span>
            </label>
          );
        })}
      </div>
    </RadioQuestion>
  );
}

/** In one row, or in two if the width is too small. */
function cellsFor(count: number): CSSProperties {
  const cells: Record<`--${string}`, number> = {
    "--cells": count,
    "--half": Math.ceil(count / 2),
  };
  return cells;
}
