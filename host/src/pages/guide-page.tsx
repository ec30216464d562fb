import { Link } from "react-router-dom";
import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function GuidePage() {
  return (
    <Prose
      title={texts.titles.guide}
      lead="How to answer, discuss, read insights and publish a survey of your own."
    >
      <h2>Taking part</h2>
      <p>
        You can read everything without it. To answer, post, reply or publish,
        enable your anonymous ID: either where the page offers it, or on the{" "}
        <Link to="/privacy/anonymous-id">Anonymous ID Policy</Link> page. You
        can answer each survey once.
      </p>
      <h2>Answering</h2>
      <p>
        Open a survey with Answer. You may leave questions out, but at least one
        needs an answer. Free text takes up to 240 characters.
      </p>
      <h2>Surveys with a code</h2>
      <p>
        Some surveys are shown only to people who have an access code. After
        three wrong entries the survey is blocked for you for a while.
      </p>
      <h2 id="challenge-questions">Challenge questions</h2>
      <p>
        A challenge question checks that the people answering belong to the
        group a survey is for: members of a class, visitors of an event. The
        author sets the question and the answer that is expected. It has to be
        answered, and only responses with the expected answer count. If you
        write one, prefer a single lowercase word: it is easiest to match.
      </p>
      <h2>Reading insights</h2>
      <p>
        Insights shows how many people answered, when, and how the choices
        divide. Every chart can be shown as a table of the same numbers.
      </p>
      <h2>Publishing a survey</h2>
      <ol>
        <li>Describe what you want to ask, or tick Start from scratch.</li>
        <li>Edit the draft: title, questions, closing date.</li>
        <li>Choose whether everyone may see it or only people with a code.</li>
        <li>Look at the preview, then publish.</li>
      </ol>
    </Prose>
  );
}
