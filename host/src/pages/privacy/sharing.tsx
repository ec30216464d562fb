import { Link } from "@nearsay/core/router";

/** Who gets to see what. */
export function Sharing() {
  return (
    <>
      <h3>With everyone</h3>
      <ul>
        <li>
          Public surveys, posts and replies. You appear under a name that is
          different in every survey, so that nobody can follow you from one to
          the next.
        </li>
        <li>
          Answers as totals only, and an exported file of insights holds the
          same totals and no single answer.
        </li>
        <li>
          While few people have answered, totals say much about each of them:
          the counts of a survey with one response are that response. Keywords,
          mood and summary wait for more people, five unless the operator chose
          another number, and a word shows only once two have used it.
        </li>
      </ul>
      <p>
        A survey with an access code is shown, with everything under it, only to
        people who have the code or a share link.
      </p>
      <h3>With the author of a survey</h3>
      <p>
        Texts or whole responses, where the form said so before you answered:
        see <Link to="#information">What others learn of your answers</Link>.
        They come with no anonymous ID, and nothing in them leads to what you
        posted, liked or answered elsewhere. The author can give others a key
        that lets them read the same.
      </p>
      <h3>With the operator</h3>
      <p>
        Whoever runs this site&apos;s server can read what is stored there, and
        looks at surveys that are reported.
      </p>
      <h3>With services the operator has chosen</h3>
      <p>
        Nearsay works without any of these. Ask under{" "}
        <Link to="#contact">Contact</Link> which of them this site uses.
      </p>
      <ul>
        <li>
          An AI provider for drafts and summaries: see{" "}
          <Link to="#ai">AI features</Link>.
        </li>
        <li>
          A content filter: it is sent the texts of surveys, answers, posts and
          replies before they are published, without your ID or address.
        </li>
        <li>
          Google reCAPTCHA as the bot check. Google then learns your internet
          address and what its script reads from your browser. By default the
          check is a puzzle that your own browser solves, and nobody else hears
          of it.
        </li>
      </ul>
      <p>Nothing is sold, and nothing is shared for advertising.</p>
    </>
  );
}
