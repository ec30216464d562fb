/** The server's reply about a reported survey; `changes` overrides fields. */
export function itemReply(changes: object = {}) {
  return {
    kind: "survey",
    id: 12,
    surveyId: 12,
    surveyUuid: "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01",
    title: "A skate park by the old mill?",
    excerpt: "Think of the whole year.",
    state: "visible",
    since: "2026-03-05T09:00:00.000Z",
    weight: 2.5,
    reportCount: 3,
    reasons: [
      { reason: "It sells skateboards.", count: 2, weight: 2 },
      { reason: "Not a question", count: 1, weight: 0.5 },
    ],
    appeal: null,
    ...changes,
  };
}

/** The server's reply about the holder of the key. */
export function operatorReply(
  rights: readonly string[] = ["moderate", "admit", "maintain"],
  expiresAt: string | null = null,
) {
  return { name: "Anna", rights, expiresAt };
}

/** The file of that survey. */
export function surveyReply(changes: object = {}) {
  return {
    item: itemReply(),
    createdAt: "2026-03-01T10:00:00.000Z",
    expiresAt: "2026-04-01T10:00:00.000Z",
    needsCode: false,
    deleting: false,
    responseCount: 47,
    postCount: 2,
    instructions: "Think of the whole year.",
    questions: [
      { text: "Would you use it?", options: ["Yes", "No"] },
      { text: "What else is missing?", options: [] },
    ],
    reports: [
      {
        kind: "survey",
        id: 12,
        reason: "It sells skateboards.",
        weight: 1,
        madeOn: "2026-03-05",
        settled: false,
      },
      {
        kind: "post",
        id: 40,
        reason: "Rude",
        weight: 0.5,
        madeOn: "2026-03-04",
        settled: true,
      },
    ],
    discussion: [
      {
        kind: "reply",
        id: 7,
        content: "You would.",
        createdAt: "2026-03-05T10:00:00.000Z",
        hidden: null,
      },
      {
        kind: "post",
        id: 40,
        content: "Nobody skates here.",
        createdAt: "2026-03-04T10:00:00.000Z",
        hidden: "Hidden after reports.",
      },
    ],
    ...changes,
  };
}
