import { ownedPrefix } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";
import { localStore } from "@nearsay/core/session";
import {
  choose,
  type GallerySection,
  press,
  refusal,
  see,
  type Step,
  write,
} from "@nearsay/core/standalone";
import { PostComposer } from "../../src/posts/post-composer.tsx";
import { answerPosts, servePosts } from "../server.ts";
import { Stage, type StageProps } from "../stage.tsx";
import { atLimit, nearLimit, thought } from "../words.ts";

answerPosts(() => refusal(422, ""));

export const postComposer: GallerySection = {
  name: "PostComposer",
  about:
    "The box for a post. It grows with its text from one row to five and takes no more than a post may have; replies and edits are written in the same.",
  wide: true,
  states: {
    Empty: written(),
    "Near the limit": written(write("Your Post", nearLimit)),
    "At the limit, in more than five rows": written(
      write("Your Post", atLimit),
    ),
    Refused: written(
      write("Your Post", thought),
      press("Post"),
      see("Content not allowed."),
    ),
    "With a key to own the survey": composer(
      { steps: [see("As the owner of the survey")] },
      keepKey(servePosts({ items: [] })),
    ),
    "Said from where": composer(
      {
        steps: [choose("Show that I am writing from within 10 km")],
      },
      servePosts({ items: [] }),
      { lat: 52.52, lng: 13.405 },
    ),
    "Consent asked for": composer({
      as: "reader",
      steps: [
        write("Your Post", thought),
        press("Enable participation to post"),
      ],
    }),
  },
};

function written(...steps: Step[]) {
  return composer({ steps });
}

/** Stores an owner key for the survey; returns the survey's number. */
function keepKey(id: string): string {
  const keys = [{ key: "key", role: "own", addedAt: "" }];
  localStore.write(`${ownedPrefix}gallery`, { version: 1, id, keys });
  return id;
}

function composer(
  stage: Pick<StageProps, "as" | "steps">,
  surveyId = servePosts({ items: [] }),
  place: Coordinates | null = null,
) {
  return (
    <Stage {...stage}>
      <PostComposer
        surveyId={surveyId}
        place={place}
        onCreated={() => undefined}
      />
    </Stage>
  );
}
