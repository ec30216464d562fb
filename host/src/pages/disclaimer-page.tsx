import { hostPages } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { OperatorAddress } from "./operator-address.tsx";
import { Prose } from "./prose.tsx";

export function DisclaimerPage() {
  return (
    <Prose
      title={hostPages.disclaimer.title}
      lead="Surveys, posts and replies are written by visitors who give no name. Read them as that, and write only what you would stand by."
    >
      <h2>What people write is theirs</h2>
      <p>
        Surveys, posts and replies show the views of the people who wrote them,
        not those of Nearsay or of the operator of this site. A filter may
        refuse certain words, but no person checks a text before it appears.
      </p>
      <h2>What results mean</h2>
      <p>
        Whoever answers chooses to. Results describe those people and are not a
        representative poll: ten answers from one street do not speak for a
        city. Answers that look stuffed are flagged:{" "}
        <Link to="/integrity">{hostPages.integrity.title}</Link>. Do not rest
        medical, legal, financial or safety decisions on results, and do not use
        Nearsay to call for help in an emergency.
      </p>
      <h2>Use it responsibly</h2>
      <ul>
        <li>Do not post personal data of others, threats, hate or spam.</li>
        <li>
          Do not ask for names, addresses, passwords or payment details, in
          questions or in challenge questions.
        </li>
        <li>Do not answer for other people or try to be counted twice.</li>
        <li>Do not post what you have no right to publish.</li>
        <li>Do not use Nearsay if you are under 13.</li>
      </ul>
      <h2>Reporting, and what follows</h2>
      <p>
        You can report a survey once, with a reason. When enough people have,
        the survey is hidden at once from everyone; reports from IDs that are
        new or come from one network weigh less, so that a few people cannot
        silence a question. The operator looks at hidden surveys and either
        restores or removes them, and can remove single posts and replies.
      </p>
      <OperatorAddress reason="to report content or to object to a removal" />
      <h2>Texts written by AI</h2>
      <p>
        A draft may be wrong or one-sided. You are the author of what you
        publish: read it first. Summaries are written by a program from totals
        and some answers, and can miss what matters; the charts beside them are
        exact.
      </p>
      <h2>No warranty</h2>
      <p>
        The service is in beta and offered as it is. It may change, lose data or
        be unavailable at times, and as far as the law allows nobody is liable
        for what comes of using it. Keep a copy of what you cannot do without.
      </p>
      <p>
        What is stored about you is in the{" "}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </Prose>
  );
}
