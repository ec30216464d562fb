import {
  type GallerySection,
  press,
  see,
  silence,
} from "@nearsay/core/standalone";
import { MoreReplies, ReplyThread } from "../../src/replies/reply-thread.tsx";
import { reply } from "../../src/testing/messages.ts";
import { visitorId } from "../people.ts";
import { serveReplies } from "../server.ts";
import { type StageProps, Stage } from "../stage.tsx";
import { arabic, longWord, thought } from "../words.ts";

const created_at = "2026-03-05T11:48:00.000Z";

const replies = [
  reply(1, { content: thought, created_at }),
  reply(2, {
    content: arabic,
    created_at,
    user_alias: "Amina",
    replying_to: "neighbour-9c3d",
  }),
  reply(3, { content: longWord, created_at }),
  reply(4, { content: "Near the wall.", created_at, user_id: visitorId }),
  reply(5, { content: "Then let us ask.", created_at }),
];

const edited = reply(6, { content: thought, created_at, user_id: visitorId });

export const replyThread: GallerySection = {
  name: "ReplyThread",
  about:
    "The replies to a post, the first three of them at first, and the box to write one.",
  wide: true,
  states: {
    "Three of many": answered(1_000, { steps: [see(arabic)] }),
    Opened: answered(5, {
      steps: [press("View 2 more replies"), see("Then let us ask.")],
    }),
    "Being edited": thread(1, { items: [edited] }, { steps: [press("Edit")] }),
    "Without consent": thread(
      1,
      { items: replies.slice(0, 1) },
      { as: "reader", steps: [see("User 9C3D")] },
    ),
    Loading: thread(12, silence, { steps: [] }),
    "Not loaded": (
      <Stage>
        <MoreReplies
          count={12}
          busy={false}
          failed
          eager={false}
          onMore={() => undefined}
          button={{ current: null }}
        />
      </Stage>
    ),
  },
};

/** A post with these replies loaded, out of `replyCount`. */
function answered(replyCount: number, stage: Pick<StageProps, "as" | "steps">) {
  const next = replyCount > replies.length ? 5 : null;
  return thread(replyCount, { items: replies, next }, stage);
}

function thread(
  replyCount: number,
  answer: Parameters<typeof serveReplies>[0],
  stage: Pick<StageProps, "as" | "steps">,
) {
  const post = { id: serveReplies(answer), authorId: "baker-11", replyCount };
  return (
    <Stage {...stage}>
      <ReplyThread surveyId="1" post={post} onCountChange={() => undefined} />
    </Stage>
  );
}
