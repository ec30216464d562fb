import { pageTitles } from "@nearsay/core/domain";
import { Button, buttonClass } from "@nearsay/core/ui";
import { useState } from "react";
import { Link } from "@nearsay/core/router";
import { review as words, reviewLead } from "#messages";
import { Prose } from "../prose.tsx";
import { type Review, reviewLimits } from "./check-review.ts";

import { ReviewForm } from "./review-form.tsx";
import styles from "./review-page.module.css";

export function ReviewPage() {
  const [review, setReview] = useState<Review | null>(null);
  const [again, setAgain] = useState(false);
  return (
    <Prose title={pageTitles.review} lead={reviewLead}>
      {review ? (
        <ReviewThanks
          review={review}
          onAnother={() => {
            setReview(null);
            setAgain(true);
          }}
        />
      ) : (
        <ReviewForm
          takesFocus={again}
          onSubmit={(submitted) => {
            console.info("Review", submitted);
            setReview(submitted);
          }}
        />
      )}
    </Prose>
  );
}

/** Replaces the form, and so takes its focus: shows the review, and what can be done with it. */
function ReviewThanks({
  review: { rating, comment },
  onAnother,
}: {
  review: Review;
  onAnother: () => void;
}) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className={styles.thanks}>
      <h2 className={styles.title}>{words.thanks}</h2>
      <blockquote className={styles.review}>
        <p className={styles.stars}>
          <span aria-hidden="true">
            {"★".repeat(rating) + "☆".repeat(reviewLimits.stars - rating)}{" "}
          </span>
          {words.stars({ count: rating })}
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

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
