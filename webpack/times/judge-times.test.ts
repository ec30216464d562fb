import { judgeTimes } from "./judge-times.ts";

const budget = { processor: 100, folders: { "server/src/app": 100 } };
const run = (seconds: number) => [
  { path: "server/src/app/backup/restore.test.ts", seconds: seconds / 2 },
  { path: "server/src/app/app.test.ts", seconds: seconds / 2 },
];

describe("the duration of a run", () => {
  it.each([
    [119, false],
    [121, true],
  ])("of %d s is over a budget of 100 s: %s", (seconds, isOver) => {
    expect(judgeTimes(run(seconds), budget, 100)).toEqual([
      { folder: "server/src/app", seconds, budget: 100, isOver },
    ]);
  });

  it("counts less on a slower machine", () => {
    expect(judgeTimes(run(190), budget, 200)).toMatchObject([
      { budget: 200, isOver: false },
    ]);
  });

  it("counts less if everything took longer", () => {
    const two = { processor: 100, folders: { "e2e/embed": 100, host: 100 } };
    const took = (embed: number, host: number) =>
      judgeTimes(
        [
          { path: "e2e/embed/answer.spec.ts", seconds: embed },
          { path: "host/app.test.ts", seconds: host },
        ],
        two,
        100,
      ).map(({ isOver }) => isOver);
    expect(took(150, 140)).toEqual([false, false]);
    expect(took(150, 100)).toEqual([true, false]);
  });

  it("needs a budget for a new folder", () => {
    const added = [{ path: "remotes/polls/src/a/poll.test.ts", seconds: 11 }];
    expect(judgeTimes(added, budget, 100)).toEqual([
      { folder: "remotes/polls", seconds: 11, budget: null, isOver: true },
    ]);
  });

  it("is listed with the slowest folder first", () => {
    const files = [
      { path: "e2e/journeys/like.spec.ts", seconds: 1 },
      ...run(10),
      { path: "e2e/journeys/news.spec.ts", seconds: 20 },
    ];
    const folders = judgeTimes(files, budget, 100);
    expect(folders.map(({ folder }) => folder)).toEqual([
      "e2e/journeys",
      "server/src/app",
    ]);
  });
});
