import {
  choose,
  type GallerySection,
  press,
  refusal,
  see,
  silence,
} from "@nearsay/core/standalone";
import { operatorReply } from "../../src/testing/replies.ts";
import { queue as texts } from "#messages";
import { operatorSection } from "../operator-section.tsx";
import { waiting } from "../words.ts";

const queue = { "GET /queue": { items: waiting, next: "more" } };
const shown = see("It sells skateboards.");
const decided = (outcome: string) => ({
  items: [
    { kind: "survey", id: 12, outcome: "done" },
    { kind: "post", id: 40, outcome },
  ],
});

export const queuePart: GallerySection = {
  name: "QueuePart",
  about: "What waits for a decision, to be decided on alone or together.",
  wide: true,
  states: {
    Waiting: operatorSection("queue", queue, [shown]),
    "For a key that expires": operatorSection(
      "queue",
      {
        "GET /me": operatorReply(["moderate"], "2026-06-01T10:00:00.000Z"),
        "GET /queue": { items: waiting.slice(0, 1), next: null },
      },
      [shown],
    ),
    Chosen: operatorSection("queue", queue, [
      choose(texts.choose({ kind: "survey", id: "12" })),
      choose(texts.choose({ kind: "post", id: "40" })),
    ]),
    "One of them was gone": operatorSection(
      "queue",
      { ...queue, "POST /decisions": decided("gone") },
      [
        choose(texts.choose({ kind: "survey", id: "12" })),
        choose(texts.choose({ kind: "post", id: "40" })),
        press(texts.bulkNamed.hide),
        see("1 item hidden. Post 40 had already been deleted."),
      ],
    ),
    "Could not be done": operatorSection(
      "queue",
      {
        ...queue,
        "POST /decisions": () => refusal(503, "Back in a minute."),
      },
      [press("Hide: post 40"), see("Back in a minute.")],
    ),
    Empty: operatorSection("queue", {}, [see(texts.empty)]),
    Loading: operatorSection("queue", { "GET /queue": silence }, [
      see(texts.loading),
    ]),
    Failed: operatorSection(
      "queue",
      { "GET /queue": () => refusal(503, "Back in a minute.") },
      [see("Back in a minute.")],
    ),
  },
};
