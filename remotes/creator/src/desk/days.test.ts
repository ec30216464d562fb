import { byDay } from "./days.ts";

it("puts the ways in of a day side by side, the last day first", () => {
  const days = byDay([
    { day: "2026-03-01", wayIn: "site", count: 2 },
    { day: "2026-03-02", wayIn: "embed", count: 4 },
    { day: "2026-03-01", wayIn: "embed", count: 1 },
    { day: "2026-03-01", wayIn: "link", count: 5 },
  ]);
  expect(days).toEqual([
    {
      day: "2026-03-02",
      ways: { site: 0, link: 0, embed: 4, ticket: 0 },
      all: 4,
    },
    {
      day: "2026-03-01",
      ways: { site: 2, link: 5, embed: 1, ticket: 0 },
      all: 8,
    },
  ]);
});
