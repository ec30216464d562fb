import { itemReply } from "../src/testing/replies.ts";

const longWord = "Waldweg".repeat(30);

const asked = {
  reason:
    "It sells nothing: the town asked for it, and the council decided on the place in May.",
  madeAt: "2026-03-05T10:00:00.000Z",
};

/** One waiting item of each kind. */
export const waiting = [
  itemReply({ state: "hidden", appeal: asked }),
  itemReply({
    kind: "post",
    id: 40,
    excerpt: "Nobody skates here, and whoever says so has never been.",
    weight: 0.5,
    reportCount: 1,
    reasons: [{ reason: "Rude", count: 1, weight: 0.5 }],
  }),
  itemReply({
    kind: "reply",
    id: 7,
    surveyId: 13,
    title: longWord,
    state: "kept",
    excerpt: "هواء أنظف",
    weight: 0,
    reportCount: 0,
    reasons: [],
  }),
];
