import { Button, Icon, announce } from "@nearsay/core/ui";
import Star from "lucide/dist/esm/icons/star.mjs";
import { type KeyboardEvent, type Ref, useId, useRef } from "react";
import { review as words } from "#messages";
import { reviewLimits } from "./check-review.ts";
import styles from "./star-rating.module.css";

const stars = Array.from({ length: reviewLimits.stars }, (_, i) => i + 1);

export interface StarRatingProps {
  /** 0 means none. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
  /** The first star. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Radio buttons that look like stars: arrow keys change the rating, 0 clears it. */
export function StarRating({ value, onChange, error, ref }: StarRatingProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  /** Moves the focus as well, like a browser does when it changes the selection. */
  function choose(next: number) {
    onChange(next);
    if (next === 0) announce(words.noRating);
    const radios = row.current?.querySelectorAll("input");
    radios?.[Math.max(0, next - 1)]?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    const next = ratingByKey(event.key, value);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
      aria-required
      className={styles.rating}
    >
      <legend id={`${id}-legend`} className={styles.legend}>
        {words.rating}
      </legend>
      <div className={styles.row}>
        <div ref={row} className={styles.stars}>
          {stars.map((star) => (
            <label
              key={star}
              className={styles.star}
              data-on={star <= value || undefined}
            >
              <input
                ref={star === 1 ? ref : undefined}
                type="radio"
                name={id}
                className={styles.radio}
                aria-label={words.stars({ count: star })}
                checked={star === value}
                onChange={() => onChange(star)}
                onKeyDown={handleKey}
              />
              <Icon shape={Star} size={28} />
            </label>
          ))}
        </div>
        <span className={styles.value}>
          {value === 0 ? words.noRating : words.stars({ count: value })}
        </span>
        {value > 0 && <Button onClick={() => choose(0)}>{words.clear}</Button>}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.ratingHint}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * Browsers move from star to star themselves, but from an empty rating they
 * would skip the first one.
 */
function ratingByKey(key: string, value: number): number | null {
  if (key === "0") return 0;
  if (value > 0) return null;
  // The first star is on the side on which lines begin.
  const [back, forward] =
    document.dir === "rtl"
      ? ["ArrowRight", "ArrowLeft"]
      : ["ArrowLeft", "ArrowRight"];
  if (key === forward || key === "ArrowDown") return 1;
  if (key === back || key === "ArrowUp") return reviewLimits.stars;
  return null;
}
