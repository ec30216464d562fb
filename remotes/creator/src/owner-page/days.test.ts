import { byDay, shownWays } from "./days.ts";

const none = { site: 0, link: 0, embed: 0, ticket: 0, kiosk: 0 };

it("groups the entry routes of a day, the last day first", () => {
  const days = byDay([
    { day: "2026-03-01", wayIn: "site", count: 2 },
    { day: "2026-03-02", wayIn: "embed", count: 4 },
    { day: "2026-03-01", wayIn: "embed", count: 1 },
    { day: "2026-03-01", wayIn: "link", count: 5 },
  ]);
  expect(days).toEqual([
    { day: "2026-03-02", ways: { ...none, embed: 4 }, all: 4 },
    {
      day: "2026-03-01",
      ways: { ...none, site: 2, link: 5, embed: 1 },
      all: 8,
    },
  ]);
});

it("shows kiosks once a response came from one", () => {
  const counts = [{ day: "2026-03-01", wayIn: "site", count: 2 }] as const;
  expect(shownWays(byDay(counts))).toEqual(["site", "link", "embed"]);
  const kiosk = { day: "2026-03-02", wayIn: "kiosk", count: 1 } as const;
  expect(shownWays(byDay([...counts, kiosk]))).toEqual([
    ...["site", "link", "embed", "kiosk"],
  ]);
});
