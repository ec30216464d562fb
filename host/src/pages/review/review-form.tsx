import { Button, Notice } from "@nearsay/core/ui";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { texts } from "../../texts.ts";
import {
  type Review,
  type ReviewProblems,
  checkReview,
} from "./check-review.ts";
import { CommentField } from "./comment-field.tsx";
import styles from "./review-form.module.css";
import { StarRating } from "./star-rating.tsx";

const words = texts.review;

export interface ReviewFormProps {
  /** Takes a review that is complete; the form says so where it fails. */
  readonly onSubmit: (review: Review) => void | Promise<void>;
  /** For a form that takes the place of what had the focus. */
  readonly takesFocus?: boolean | undefined;
}

/** Stars and a comment. Whoever embeds it decides what becomes of the review. */
export function ReviewForm({ onSubmit, takesFocus }: ReviewFormProps) {
  const [review, setReview] = useState<Review>({ rating: 0, comment: "" });
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const firstStar = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) firstStar.current?.focus();
  }, [takesFocus]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (state === "busy") return;
    const found = checkReview(review);
    setProblems(found);
    setState("idle");
    if (found.rating) firstStar.current?.focus();
    else if (found.comment) comment.current?.focus();
    else await hand({ ...review, comment: review.comment.trim() });
  }

  async function hand(complete: Review) {
    setState("busy");
    try {
      await onSubmit(complete);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(e) => void submit(e)}>
      <StarRating
        ref={firstStar}
        value={review.rating}
        error={problems.rating}
        onChange={(rating) => {
          setProblems({ ...problems, rating: undefined });
          setReview({ ...review, rating });
        }}
      />
      <CommentField
        ref={comment}
        value={review.comment}
        error={problems.comment}
        onChange={(text) => {
          setProblems({ ...problems, comment: undefined });
          setReview({ ...review, comment: text });
        }}
      />
      {state === "failed" && <Notice tone="danger">{words.failed}</Notice>}
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={state === "busy"}
          busyText={words.submitting}
        >
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
