import { Link } from "@nearsay/core/router";

/** From an idea to a survey that others find. */
export function PublishingGuide() {
  return (
    <>
      <ol>
        <li>
          <Link to="/create-survey">Start a survey</Link> and describe what you
          want to know: “Should the playground on Elm Street be fenced? Yes, no,
          only the toddlers&apos; corner. Why?” Or tick{" "}
          <strong>Start from scratch</strong>.
        </li>
        <li>
          Edit the draft: title, instructions, questions and their order. It
          stays in this browser until you publish or discard it.
        </li>
        <li>
          Set when responses close. Without a date, a survey is open for 30
          days.
        </li>
        <li>
          Choose <strong>Public</strong> or <strong>Require access code</strong>
          , and whether exporting insights needs a code of its own. Codes have 4
          to 32 characters without spaces. Note them down: they are stored
          scrambled; this browser alone remembers an access code.
        </li>
        <li>
          Choose when results show: in groups of answers, after closing, or at
          once. People are told before they answer, so it cannot be changed
          after publishing.
        </li>
        <li>
          Choose what you read yourself beyond these figures: nothing, what
          people write, or whole responses, in groups in any case. People are
          told that, too, before they answer.
        </li>
        <li>
          Look at it in <strong>Preview Mode</strong>. Choose below whether it
          is placed near you, then press <strong>Publish</strong>.
        </li>
        <li>
          Keep the <strong>owner link</strong> that you are shown then: copy it,
          save it as a file or scan it with your phone. It is the only way back
          from another device, and nobody can send it to you again.
        </li>
      </ol>
      <p>
        A survey that is placed near you stands where you last were in the past
        day, to about a kilometre, if you allowed location; else in the city of
        your internet address, where the site can tell. One that is not stands
        nowhere. Tick <strong>List on Feedback page</strong> for questions about
        Nearsay itself.
      </p>
      <p>
        The owner link opens the desk of your survey; this browser also lists it
        under <Link to="/mine">Your surveys</Link>. There you close and reopen
        it, change what it says and who can see it, give helpers links of their
        own and delete it. Before the first answer you can change every
        question; afterwards only words, and readers are told both wordings.
      </p>
    </>
  );
}

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
