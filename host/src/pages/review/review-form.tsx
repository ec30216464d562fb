import {
  Button,
  controlClass,
  describeControl,
  Field,
  RefusalNotice,
} from "@nearsay/core/ui";
import {
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { review as words } from "#messages";
import {
  checkReview,
  type Review,
  reviewLimits,
  type ReviewProblems,
} from "./check-review.ts";
import styles from "./review-form.module.css";
import { StarRating } from "./star-rating.tsx";
import { lengthOf, trimText } from "@nearsay/core/forms";

interface ReviewFormProps {
  /** Accepts a complete review; the form shows an error if it fails. */
  readonly onSubmit: (review: Review) => void | Promise<void>;
  /** Set for a form that replaces the focused element. */
  readonly takesFocus?: boolean | undefined;
}

/** Stars and a comment. The component that shows it decides what is done with the review. */
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
    else await hand({ ...review, comment: trimText(review.comment) });
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
      {state === "failed" && <RefusalNotice>{words.failed}</RefusalNotice>}
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

interface CommentFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/**
 * It accepts more than the limit, so that a person can shorten a long paste
 * instead of finding it cut.
 */
function CommentField(props: CommentFieldProps) {
  const { ref, value, onChange, error } = props;
  const id = useId();
  const about = { hint: <Foot used={lengthOf(value)} />, error };
  return (
    <Field id={id} label={words.comment} {...about}>
      <textarea
        ref={ref}
        {...describeControl(id, about)}
        dir="auto"
        rows={5}
        required
        className={`${controlClass} ${styles.comment}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

function Foot({ used }: { readonly used: number }) {
  const { commentMax } = reviewLimits;
  return (
    <span className={styles.foot}>
      <span>{words.commentHint}</span>
      <span className={used > commentMax ? styles.over : styles.count}>
        {words.counter({ used, max: commentMax })}
      </span>
    </span>
  );
}
