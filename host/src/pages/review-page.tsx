import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function ReviewPage() {
  return (
    <Prose
      title={texts.titles.review}
      lead="Tell others what you think of a place, an event or a service by asking what they think of it, too."
    >
      <p>
        A review becomes a survey here: write what you think, and it is turned
        into questions that people nearby can answer.
      </p>
      <p>
        <Link to="/create-survey">Write your review as a survey</Link>
      </p>
    </Prose>
  );
}
