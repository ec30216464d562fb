import { hostPages } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { Prose } from "./prose.tsx";

export function AboutPage() {
  return (
    <Prose
      title={hostPages.about.title}
      lead="Nearsay is a notice board of questions. People ask what matters around them, and anyone nearby can answer without signing up."
    >
      <h2>What you can do here</h2>
      <ul>
        <li>
          <Link to="/">Find surveys near you</Link> and answer them in seconds.
        </li>
        <li>See how others answered, and talk about it under the survey.</li>
        <li>
          <Link to="/create-survey">Write a survey</Link> yourself: describe it
          and get a draft, or start from a blank page.
        </li>
      </ul>
      <p>
        The <Link to="/guide">User Guide</Link> shows each of them.
      </p>
      <h2>Why there are no accounts</h2>
      <p>
        A question does not need your name or your email address. Your browser
        gets an anonymous ID instead, which you enable before you take part. It
        keeps one answer per person and survey, and lets you edit your replies.
        The <Link to="/privacy/anonymous-id">Anonymous ID Policy</Link> says
        exactly what it is and how to switch it off.
      </p>
      <h2>How near is near</h2>
      <p>
        If you allow location, your position is rounded to a cell of about one
        square kilometre before anything is compared with it, and surveys stand
        on the same grid. Your cell is forgotten after a day; the{" "}
        <Link to="/privacy">Privacy Policy</Link> has the details.
      </p>
      <h2>Who it is for</h2>
      <p>
        Neighbours, classes, clubs, shops, town halls: whoever has a question
        for the people around a place. Nearsay is in beta, so things still
        change. Tell us what is missing on the{" "}
        <Link to="/feedback">feedback page</Link>, or join the{" "}
        <Link to="/waitlist">waitlist</Link> for paid accounts.
      </p>
    </Prose>
  );
}
