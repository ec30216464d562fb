import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function AboutPage() {
  return (
    <Prose
      title={texts.titles.about}
      lead="Nearsay is a notice board of questions. People ask what matters around them, and anyone nearby can answer without signing up."
    >
      <h2>What you can do here</h2>
      <ul>
        <li>Find surveys near you and answer them in seconds.</li>
        <li>See how others answered, and talk about it under the survey.</li>
        <li>
          <Link to="/create-survey">Write a survey</Link> yourself: describe it
          and get a draft, or start from a blank page.
        </li>
      </ul>
      <h2>Why there are no accounts</h2>
      <p>
        A question does not need your name or your e-mail address. When you
        choose to take part, your browser gets an anonymous ID instead. It keeps
        one answer per person and survey, and lets you edit your replies. The{" "}
        <Link to="/privacy/anonymous-id">Anonymous ID Policy</Link> says exactly
        what it is and how to switch it off.
      </p>
      <h2>How near is near</h2>
      <p>
        If you allow location, your position is rounded to a grid of about a
        kilometre before anything is compared with it. Surveys are placed on the
        same grid. Your own position is not stored on the server.
      </p>
    </Prose>
  );
}
