import { Button, buttonClass } from "@nearsay/core/ui";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { texts } from "../../texts.ts";
import { type Review, reviewLimits } from "./check-review.ts";
import styles from "./review-thanks.module.css";

const words = texts.review;

/** Takes the place of the form, and so its focus: what was written, and what can be made of it. */
export function ReviewThanks({
  review: { rating, comment },
  onAnother,
}: {
  review: Review;
  onAnother: () => void;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.thanks}>
      <h2 className={styles.title}>{words.thanks}</h2>
      <blockquote className={styles.review}>
        <p className={styles.stars}>
          <span aria-hidden="true">
            {"★".repeat(rating) + "☆".repeat(reviewLimits.stars - rating)}{" "}
          </span>
          {words.stars(rating)}
        </p>
        <p dir="auto">{comment}</p>
      </blockquote>
      <p>{words.notSent}</p>
      <div className={styles.actions}>
        <Link
          to="/create-survey"
          state={{ reviewText: comment }}
          className={buttonClass("filled")}
        >
          {words.toSurvey}
        </Link>
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
    </div>
  );
}
