import { Link } from "react-router-dom";

/** From a survey to the line that shows it elsewhere. */
export function EmbeddingGuide() {
  return (
    <>
      <p>
        Any public survey can stand on a page of yours. Press{" "}
        <strong>Embed</strong> on its page, or choose it under{" "}
        <Link to="/embed">Embed</Link>, and copy one line. People answer there
        without an account and without cookies, and see the results.
      </p>
      <ul>
        <li>
          <strong>In a frame</strong>, your page and the survey cannot see into
          each other. <strong>Inline</strong>, it loads faster, and your
          page&apos;s scripts can read answers.
        </li>
        <li>
          It counts one response per person and site: nobody is followed from
          one site to the next.
        </li>
        <li>
          Surveys with an access code are never embedded. As the author of any
          other, you choose under <strong>Where it may be embedded</strong>: on
          any site, only on those you name, or nowhere but here.
        </li>
      </ul>
    </>
  );
}
