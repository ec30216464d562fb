import { buttonClass } from "@nearsay/core/ui";
import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function ReviewPage() {
  return (
    <Prose
      title={texts.titles.review}
      lead="Say what you think of a place, an event or a service, and hear what others think of it."
    >
      <p>
        Here a review becomes a survey: write what you think, and get a draft
        with questions that people nearby can answer.
      </p>
      <p>
        <Link to="/create-survey" className={buttonClass("filled")}>
          Write your review as a survey
        </Link>
      </p>
    </Prose>
  );
}
