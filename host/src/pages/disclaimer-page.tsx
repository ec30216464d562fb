import { texts } from "../texts.ts";
import { Prose } from "./prose.tsx";

export function DisclaimerPage() {
  return (
    <Prose title={texts.titles.disclaimer}>
      <h2>What people write is theirs</h2>
      <p>
        Surveys, posts and replies are written by visitors. They show the views
        of the people who wrote them, not those of Nearsay, and nobody checks
        them before they appear.
      </p>
      <h2>What results mean</h2>
      <p>
        Whoever answers chooses to. Results describe those people and are not a
        representative poll. Do not rest medical, legal, financial or safety
        decisions on them.
      </p>
      <h2>Use it responsibly</h2>
      <ul>
        <li>Do not post personal data of others, threats, hate or spam.</li>
        <li>Do not ask for names, addresses, passwords or payment details.</li>
        <li>Do not answer for other people or try to be counted twice.</li>
      </ul>
      <h2>Drafts made by AI</h2>
      <p>
        A draft may be wrong or one-sided. You are the author of what you
        publish: read it first.
      </p>
      <h2>No warranty</h2>
      <p>
        The service is in beta and offered as it is. It may change, and it may
        be unavailable at times.
      </p>
    </Prose>
  );
}
