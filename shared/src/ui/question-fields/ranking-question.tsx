import { Icon, LiveRegion } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import Grip from "lucide/dist/esm/icons/grip-vertical.mjs";
import {
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { FieldProps } from "./field-props.ts";
import { hintOf } from "./hints.tsx";
import { langOf } from "./shown.ts";
import { move } from "./move.ts";
import { classNames } from "../class-names.ts";
import questionStyles from "../question.module.css";
import styles from "./ranking-question.module.css";
import { questionFields as texts } from "#messages";
import { useDrag } from "./use-drag.ts";
import { shownOption } from "../../domain/index.ts";

const words = texts.ranking;

/**
 * Items to be ranked: a person clicks one after another, so that no default
 * order is submitted that no one chose; ranked items can be moved with buttons
 * or by dragging. The last item gets the remaining rank.
 */
export function RankingQuestion(props: FieldProps) {
  const { question, label, lang, problem } = props;
  const id = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const ranking = useRanking(props, area);
  const { ranked, left } = ranking;
  const rule = left.length > 0 ? words.how : words.change;
  return (
    <fieldset
      ref={area}
      dir="auto"
      aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
      className={questionStyles.question}
    >
      <legend
        lang={langOf(question, question.text, lang)}
        className={questionStyles.legend}
      >
        {label}
      </legend>
      <div className={questionStyles.head}>
        <div>
          <div id={`${id}-hint`} className={questionStyles.hint}>
            {hintOf(
              question.form.hint,
              rule,
              langOf(question, question.form.hint, lang),
            )}
          </div>
          {problem && (
            <div
              id={`${id}-error`}
              role="alert"
              className={questionStyles.error}
            >
              {problem}
            </div>
          )}
        </div>
        <button
          type="button"
          hidden={ranked.length === 0}
          className={classNames(questionStyles.link, questionStyles.clear)}
          onClick={ranking.clear}
        >
          {words.clear}
        </button>
      </div>
      {ranked.length > 0 && <RankedItems ranking={ranking} lang={lang} />}
      {left.length > 0 && <OpenItems ranking={ranking} lang={lang} />}
      <LiveRegion>{ranking.announcement}</LiveRegion>
    </fieldset>
  );
}

type Ranking = ReturnType<typeof useRanking>;

/**
 * The current order, and the functions that change it: each change is
 * announced, and the focus stays on the moved item.
 */
function useRanking(props: FieldProps, area: RefObject<HTMLElement | null>) {
  const { question, answer, order, onAnswer } = props;
  const { id, options } = question;
  const textOf = (option: string) => shownOption(question.shown, option);
  const [announcement, setAnnouncement] = useState("");
  const focusOn = useFocusAfter(area);
  const ranked = [answer ?? []].flat().filter((one) => options.includes(one));
  const shown = order?.map((place) => options[place] ?? "") ?? options;
  const left = shown.filter((option) => !ranked.includes(option));
  const rank = (next: string[]) => onAnswer(id, next);

  return {
    question,
    textOf,
    ranked,
    left,
    announcement,
    rank,
    put: (option: string) => {
      const others = left.filter((each) => each !== option);
      const isOver = others.length <= 1;
      rank([...ranked, option, ...(isOver ? others : [])]);
      setAnnouncement(
        words.at({
          option: textOf(option),
          rank: ranked.length + 1,
          all: options.length,
        }),
      );
      focusOn(isOver ? "ol" : "[data-left] button");
    },
    shift: (from: number, by: -1 | 1) => {
      const to = from + by;
      if (to < 0 || to >= ranked.length) return;
      rank(move(ranked, from, to));
      setAnnouncement(
        words.at({
          option: textOf(ranked[from] ?? ""),
          rank: to + 1,
          all: options.length,
        }),
      );
      const side = by < 0 ? "up" : "down";
      focusOn(`ol > :nth-child(${to + 1}) [data-move="${side}"]`);
    },
    clear: () => {
      rank([]);
      setAnnouncement(words.cleared);
      focusOn("[data-left] button");
    },
  };
}

interface ItemsProps {
  readonly ranking: Ranking;
  readonly lang: string | undefined;
}

function RankedItems({ ranking, lang }: ItemsProps) {
  const { question, ranked, rank, shift, textOf } = ranking;
  const { list, start, dragged, placeOf } = useDrag(ranked, rank);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={words.ranked}
      className={styles.list}
    >
      {ranked.map((option, place) => (
        <li
          key={option}
          className={styles.ranked}
          data-dragged={dragged === option || undefined}
          style={{ order: placeOf(option) }}
        >
          <span
            aria-hidden
            className={styles.grip}
            onPointerDown={(event) => start(event, option)}
          >
            <Icon shape={Grip} size={20} />
          </span>
          <span className={styles.rank}>{placeOf(option) + 1}</span>
          <span
            lang={langOf(question, textOf(option), lang)}
            dir="auto"
            className={styles.option}
          >
            {textOf(option)}
          </span>
          <button
            type="button"
            aria-label={words.up({ option: textOf(option) })}
            aria-disabled={place === 0 || undefined}
            data-move="up"
            className={styles.move}
            onClick={() => shift(place, -1)}
          >
            <Icon shape={ArrowUp} />
          </button>
          <button
            type="button"
            aria-label={words.down({ option: textOf(option) })}
            aria-disabled={place === ranked.length - 1 || undefined}
            data-move="down"
            className={styles.move}
            onClick={() => shift(place, 1)}
          >
            <Icon shape={ArrowDown} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function OpenItems({ ranking, lang }: ItemsProps) {
  const { question, ranked, left, put, textOf } = ranking;
  const next = ranked.length + 1;
  return (
    <ul data-left="" aria-label={words.left} className={styles.list}>
      {left.map((option) => (
        <li key={option}>
          <button
            type="button"
            aria-label={words.place({ option: textOf(option), rank: next })}
            className={styles.open}
            onClick={() => put(option)}
          >
            <span className={styles.rank} data-next={next} />
            <span
              lang={langOf(question, textOf(option), lang)}
              dir="auto"
              className={styles.option}
            >
              {textOf(option)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus after the clicked element was rendered elsewhere. */
function useFocusAfter(area: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    area.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}
