import { hostPages } from "@nearsay/core/contract";
import { useState } from "react";
import { Prose } from "../prose.tsx";
import type { Review } from "./check-review.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewThanks } from "./review-thanks.tsx";

export function ReviewPage() {
  const [review, setReview] = useState<Review | null>(null);
  const [again, setAgain] = useState(false);
  return (
    <Prose
      title={hostPages.review.title}
      lead="Rate a place, an event or a service, and make a survey of it if you want to know what others think."
    >
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
