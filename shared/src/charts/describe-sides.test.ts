import { type Analytics, readAnalytics } from "../contract/index.ts";
import { describeSides, unlessWithheld } from "./describe-sides.ts";

const figures = (changes: Partial<Analytics> = {}): Analytics => ({
  ...readAnalytics({ resp_count: 50, tickets: "apart", ticket_count: 10 }),
  ...changes,
});

test.each([
  [
    "both groups have responses",
    {},
    /are shown separately\. Shares are of each group’s own responses/,
  ],
  ["no one used a ticket", { ticketCount: 0 }, /^By ticket: no responses/],
  [
    "everyone used a ticket",
    { ticketCount: 50 },
    /^Everybody else: no responses/,
  ],
  [
    "flagged responses are left out",
    { withoutFlagged: true },
    /only when flagged/,
  ],
])(
  "describes how the answer groups are shown if %s",
  (_where, changes, expected) => {
    expect(describeSides(figures(changes))).toMatch(expected);
  },
);

test.each([
  ["tickets are off", { tickets: "off" }],
  ["only people with a ticket can answer", { tickets: "only" }],
  ["no responses are shown yet", { releasedCount: 0, ticketCount: 0 }],
] as const)("does not mention answer groups if %s", (_where, changes) => {
  expect(describeSides(figures(changes))).toBeNull();
});

test("for withheld texts it says until when", () => {
  const textOf = unlessWithheld(() => "Lamps lead");
  expect(textOf(figures())).toBe("Lamps lead");
  expect(textOf(figures({ withheldUntil: 20 }))).toBe(
    "Shown once 20 people have answered",
  );
});
