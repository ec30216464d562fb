import { hostPages } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import { ChallengeGuide } from "./guide/challenge-guide.tsx";
import { InsightsGuide } from "./guide/insights-guide.tsx";
import { EmbeddingGuide, PublishingGuide } from "./guide/publishing-guide.tsx";
import { Prose, ProseSections } from "./prose.tsx";

export function GuidePage() {
  return (
    <Prose
      title={hostPages.guide.title}
      lead="Find a survey, answer it, see what others said, and ask something yourself. No account at any step."
    >
      <ProseSections sections={sections} />
    </Prose>
  );
}

const sections = [
  {
    id: "finding",
    title: "Finding a survey",
    body: (
      <>
        <p>
          The <Link to="/">home page</Link> lists public surveys. If you allow
          location, the nearest come first; if not, the newest do, and
          everything else works the same.
        </p>
        <ul>
          <li>
            <strong>Search Public</strong> finds surveys that contain every word
            you type. <em>bus night</em> finds “Night buses on weekends”.
          </li>
          <li>
            <strong>Search by Code</strong> opens surveys by the access code you
            were given.
          </li>
          <li>
            <strong>Top Responses</strong>, <strong>Top Likes</strong> and{" "}
            <strong>Top Discussion</strong> show what others care about most.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "taking-part",
    title: "Taking part",
    body: (
      <p>
        Reading needs nothing. To answer, like, post, reply, report or publish,
        enable your anonymous ID once: where the page offers it, or on the{" "}
        <Link to="/privacy/anonymous-id">Anonymous ID Policy</Link> page. It
        holds for this browser until you opt out; another browser or a private
        window is somebody else.
      </p>
    ),
  },
  {
    id: "answering",
    title: "Answering",
    body: (
      <>
        <p>
          Press <strong>Answer</strong> on a survey, fill in what you like and
          press <strong>Submit</strong>. You may leave questions out, but at
          least one needs an answer. A written answer takes up to 240
          characters.
        </p>
        <p>
          Above <strong>Submit</strong> stands when results show: in groups of
          answers, after closing, or at once. Under{" "}
          <Link to="#insights">Reading insights</Link> is what each means.
        </p>
        <p>
          You can answer each survey once, until it closes, and cannot change
          your answer afterwards. What you have begun stays in this tab: a
          reload or a lost connection loses nothing.
        </p>
      </>
    ),
  },
  {
    id: "access-codes",
    title: "Surveys with an access code",
    body: (
      <>
        <p>
          Some surveys are for people who were given a code, such as{" "}
          <code>PTA-2026</code> on a letter from school. Such a survey is in no
          list and no search for words; open it by its link or with{" "}
          <strong>Search by Code</strong>. This browser then remembers the code.
        </p>
        <p>
          After three different wrong codes the survey is blocked for you for 15
          minutes. Codes have to match exactly, capital letters included.
        </p>
      </>
    ),
  },
  {
    id: "challenge-questions",
    title: "Challenge questions",
    body: <ChallengeGuide />,
  },
  {
    id: "discussing",
    title: "Discussing",
    body: (
      <p>
        Under <strong>Discuss</strong> you can post up to 240 characters and
        reply to posts. Others see you as “User” with four letters or digits,
        which are different in every survey. You can edit your own replies;
        posts stay as they are.
      </p>
    ),
  },
  {
    id: "insights",
    title: "Reading insights",
    body: <InsightsGuide />,
  },
  {
    id: "publishing",
    title: "Publishing a survey",
    body: <PublishingGuide />,
  },
  {
    id: "embedding",
    title: "Showing a survey on your own site",
    body: <EmbeddingGuide />,
  },
  {
    id: "reporting",
    title: "Reporting a survey",
    body: (
      <p>
        Press <strong>Report</strong> and say in a few words what is wrong. It
        disappears from your list; once enough people have reported it, it is
        hidden from everyone until the operator has looked at it. The rules are
        in the <Link to="/disclaimer">Disclaimer</Link>.
      </p>
    ),
  },
];
