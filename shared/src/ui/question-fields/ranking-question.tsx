import { Icon, IconButton, LiveRegion } from "@nearsay/core/ui";
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
import { move } from "./move.ts";
import styles from "./ranking-question.module.css";
import { texts } from "./texts.ts";
import { useDrag } from "./use-drag.ts";

const words = texts.ranking;

/**
 * Items that are put in order: each is pressed in turn, so that no order stands
 * there that nobody chose, and what is ranked can be moved, by buttons or by
 * dragging. The last one has only one place left.
 */
export function RankingQuestion(props: FieldProps) {
  const { question, label, lang, answer, problem, order, onAnswer } = props;
  const { id: questionId, options, form } = question;
  const id = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState("");
  const focusOn = useFocusAfter(area);
  const ranked = [answer ?? []].flat().filter((one) => options.includes(one));
  const shown = order?.map((place) => options[place] ?? "") ?? options;
  const left = shown.filter((option) => !ranked.includes(option));
  const rank = (next: string[]) => onAnswer(questionId, next);
  const drag = useDrag(ranked, rank);

  function put(option: string) {
    const others = left.filter((each) => each !== option);
    const isLast = others.length === 1;
    rank([...ranked, option, ...(isLast ? others : [])]);
    setSaid(words.at(option, ranked.length + 1, options.length));
    focusOn(isLast || others.length === 0 ? "ol" : "[data-left] button");
  }

  function shift(from: number, by: -1 | 1) {
    const to = from + by;
    if (to < 0 || to >= ranked.length) return;
    rank(move(ranked, from, to));
    setSaid(words.at(ranked[from] ?? "", to + 1, options.length));
    const side = by < 0 ? "up" : "down";
    focusOn(`ol > :nth-child(${to + 1}) [data-move="${side}"]`);
  }

  function clear() {
    rank([]);
    setSaid(words.cleared);
    focusOn("[data-left] button");
  }

  const hint = hintOf(form.hint, left.length > 0 ? words.how : words.change);
  return (
    <fieldset
      ref={area}
      dir="auto"
      aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
      className={styles.ranking}
    >
      <legend lang={lang} className={styles.legend}>
        {label}
      </legend>
      <div className={styles.head}>
        <div>
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
          {problem && (
            <div id={`${id}-error`} role="alert" className={styles.error}>
              {problem}
            </div>
          )}
        </div>
        <button
          type="button"
          hidden={ranked.length === 0}
          className={styles.clear}
          onClick={clear}
        >
          {words.clear}
        </button>
      </div>
      {ranked.length > 0 && (
        <ol
          ref={drag.list}
          tabIndex={-1}
          aria-label={words.ranked}
          className={styles.list}
        >
          {ranked.map((option, place) => (
            <li
              key={option}
              className={styles.ranked}
              data-dragged={drag.dragged === option || undefined}
              style={{ order: drag.placeOf(option) }}
            >
              <span
                aria-hidden
                className={styles.grip}
                onPointerDown={(event) => drag.start(event, option)}
              >
                <Icon shape={Grip} size={20} />
              </span>
              <span className={styles.rank}>{drag.placeOf(option) + 1}</span>
              <span lang={lang} dir="auto" className={styles.option}>
                {option}
              </span>
              <IconButton
                icon={ArrowUp}
                label={words.up(option)}
                aria-disabled={place === 0 || undefined}
                data-move="up"
                onClick={() => shift(place, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={words.down(option)}
                aria-disabled={place === ranked.length - 1 || undefined}
                data-move="down"
                onClick={() => shift(place, 1)}
              />
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <ul data-left="" aria-label={words.left} className={styles.list}>
          {left.map((option) => (
            <li key={option}>
              <button
                type="button"
                aria-label={words.place(option, ranked.length + 1)}
                className={styles.open}
                onClick={() => put(option)}
              >
                <span className={styles.rank} data-next="">
                  {ranked.length + 1}
                </span>
                <span lang={lang} dir="auto" className={styles.option}>
                  {option}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}

/** Moves the focus once what was pressed has been drawn elsewhere. */
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
