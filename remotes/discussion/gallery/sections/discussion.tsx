import {
  type GallerySection,
  press,
  refusal,
  see,
  silence,
} from "@nearsay/core/standalone";
import { Discussion } from "../../src/discussion.tsx";
import { discussion as texts } from "#messages";
import { post } from "../../src/testing/messages.ts";
import { visitorId } from "../people.ts";
import { hear, servePosts } from "../server.ts";
import { Stage, type StageProps } from "../stage.tsx";
import { arabic, longWord, thought } from "../words.ts";

const minutesAgo = "2026-03-05T11:48:00.000Z";
const daysAgo = "2026-03-03T09:00:00.000Z";

const hidden = "Hidden by the author of the survey: spam.";
const shown = see(arabic);

const plain = post(1, { content: thought, created_at: daysAgo });

export const discussion: GallerySection = {
  name: "Discussion",
  about:
    "What people say about a survey, newest first, and the box to say something. What others write meanwhile waits above until it is asked for.",
  wide: true,
  states: {
    Posts: discussed({
      items: [
        post(4, {
          content: "A bench, then.",
          user_id: visitorId,
          created_at: minutesAgo,
        }),
        post(3, { content: arabic, created_at: minutesAgo, reply_count: 1 }),
        post(2, { content: longWord, created_at: daysAgo, like_count: 2 }),
        {
          ...plain,
          like_count: 1_204,
          liked: true,
          reply_count: 1_000,
        },
      ],
    }),
    "By the author of the survey": discussed({
      items: [
        post(2, {
          content: arabic,
          user_id: visitorId,
          created_at: minutesAgo,
          as_author: true,
        }),
        { ...plain, as_author: true },
      ],
    }),
    "Posts that say from how far they are": discussed({
      rings: true,
      items: [
        post(3, { content: arabic, created_at: minutesAgo, ring: "here" }),
        post(2, {
          content: longWord,
          created_at: daysAgo,
          ring: "region",
          as_author: true,
        }),
        plain,
      ],
    }),
    "New posts": moved(),
    "Without consent": discussed(
      { items: [plain] },
      {
        as: "reader",
        steps: [
          press("Like"),
          see(
            "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
          ),
        ],
      },
    ),
    "One hidden by the author of the survey": discussed(
      {
        items: [
          post(9, {
            content: hidden,
            user_id: "",
            hidden: true,
            reply_count: 2,
            created_at: daysAgo,
          }),
          plain,
        ],
      },
      { steps: [see(hidden)] },
    ),
    Slow: discussed(
      { items: [plain], discussion: { closed: false, slow_minutes: 15 } },
      { steps: [see(texts.slow({ minutes: 15 }))] },
    ),
    Closed: discussed(
      { items: [plain], discussion: { closed: true, slow_minutes: 0 } },
      { steps: [see(texts.closed)] },
    ),
    Empty: discussed({ items: [] }, { steps: [see("No posts yet")] }),
    Loading: discussed(silence, { steps: [] }),
    Failed: discussed(() => refusal(503, "Back in a minute."), {
      steps: [see("Back in a minute.")],
    }),
  },
};

function discussed(
  reply: Parameters<typeof servePosts>[0],
  stage: Pick<StageProps, "as" | "steps"> = { steps: [shown] },
) {
  return (
    <Stage {...stage}>
      <Discussion surveyId={servePosts(reply)} />
    </Stage>
  );
}

function moved() {
  const newest = post(5, { content: arabic, created_at: daysAgo });
  const id = servePosts({ items: [newest] });
  const steps = [
    shown,
    hear(id, post(6)),
    hear(id, post(7)),
    see("2 new posts"),
  ];
  return (
    <Stage steps={steps}>
      <Discussion surveyId={id} />
    </Stage>
  );
}
