import { fakeNetwork } from "@nearsay/core/testing";
import { landFiles } from "@nearsay/core/ui";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply } from "../testing/analytics-reply.ts";

const analytics = "GET /api/surveys/7/analytics";
const counts = (yes: number, no: number) => ({
  mc_breakdown: { 11: { Yes: yes, No: no } },
  question_totals: { 11: yes + no },
  questions_map: { 11: "More benches?" },
  released_count: yes + no,
});
const all = analyticsReply({
  resp_count: 64,
  answer_places: "rings",
  ...counts(36, 24),
  rings: [
    { from: "here", count: 20 },
    { from: "near", count: 40 },
    { from: "elsewhere", count: 40 },
  ],
});
const sides = {
  here: analyticsReply({ resp_count: 64, ...counts(15, 5) }),
  elsewhere: analyticsReply({ resp_count: 64, ...counts(21, 19) }),
};

function showPanel(whole: object, map: object = {}, apart = sides) {
  const network = fakeNetwork({
    [analytics]: ({ path }) => {
      const [, from] = /from=(\w+)/.exec(path) ?? [];
      return Response.json(
        from === "here" || from === "elsewhere" ? apart[from] : whole,
      );
    },
    "GET /api/surveys/7/answer-map": map,
    "GET /api/surveys/7/integrity": {},
    ...land,
  });
  render(<InsightsPanel surveyId="7" exportRestricted={false} />);
  return network;
}

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole("radio", { name }));

test("every chart shows people here or elsewhere, how they differ, and all again", async () => {
  const network = showPanel(all);
  await screen.findByRole("group", { name: "Answers from" });
  expect(
    screen.getByText(
      /Responses count in the hour in which their group was shown/,
    ),
  ).toBeVisible();
  expect(network.to(analytics)).toHaveLength(1);
  await choose("Here (20)");
  expect(
    await screen.findByText(
      /75% of people here chose “Yes” for “More benches\?” \(n = 20\)\. Elsewhere, it was 53% \(n = 40\), 22 points lower/,
    ),
  ).toBeVisible();
  expect((await screen.findAllByText("75%"))[0]).toBeVisible();
  expect(screen.getAllByText("+22 pts")[0]).toBeVisible();
  expect(screen.queryByText("AI Summary")).not.toBeInTheDocument();
  await choose("Elsewhere (40)");
  expect((await screen.findAllByText("53%"))[0]).toBeVisible();
  await choose("All (60)");
  expect(await screen.findByText("AI Summary")).toBeVisible();
  expect(screen.queryByText(/pts/)).not.toBeInTheDocument();
});

test("if neither group has figures, the page shows what they wait for", async () => {
  showPanel({ ...all, rings: [] });
  expect(
    await screen.findByText(
      /shown separately once the figures include a group of each/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole("radio", { name: /Here/ })).toBeNull();
});

/** Land never finishes loading during a test. */
const land: Record<string, () => Promise<Response>> = Object.fromEntries(
  Object.values(landFiles).map((file) => [
    `GET ${new URL(file).pathname}`,
    () => new Promise<Response>(() => undefined),
  ]),
);

const square = {
  square: "12021023302312",
  west: 13.4,
  south: 52.5,
  east: 13.42,
  north: 52.52,
  count: 20,
  answers: { 11: 20 },
  choices: { 11: { 0: 15, 1: 5 } },
};

test("a map shows the share in each map bin, also as a table", async () => {
  showPanel(
    { ...all, answer_places: "map", rings: [] },
    { items: [square], elsewhere: 40, group_size: 10 },
  );
  expect(
    await screen.findByRole("application", {
      name: "Where people chose “Yes” for “More benches?”",
    }),
  ).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Share: 75% n = 20" }),
  ).toHaveTextContent("75% n = 20");
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Option" }),
    "No",
  );
  expect(
    await screen.findByRole("application", {
      name: "Where people chose “No” for “More benches?”",
    }),
  ).toBeVisible();
  const tables = screen.getAllByText("Show the numbers as a table");
  await userEvent.click(tables[0]!);
  expect(
    screen.getByRole("row", { name: "1 km wide, centre 52.51, 13.41 20 25%" }),
  ).toBeVisible();
  expect(screen.getByText(/not on the map: 40/)).toBeVisible();
});

test("map bins that are too near together share a marker, which splits when zoomed in", async () => {
  const east = {
    ...square,
    square: "12021023302313",
    west: 13.42,
    east: 13.44,
    count: 10,
    answers: { 11: 10 },
    choices: { 11: { 0: 0, 1: 10 } },
  };
  const far = {
    ...square,
    square: "12020310131231",
    west: 9.98,
    east: 10,
    south: 53.54,
    north: 53.56,
  };
  showPanel(
    { ...all, answer_places: "map", rings: [] },
    { items: [square, east, far], elsewhere: 40, group_size: 10 },
  );
  const together = await screen.findByRole("button", {
    name: "Share: 50% n = 30",
  });
  await userEvent.click(together);
  expect(
    screen.getByRole("button", { name: "Share: 75% n = 20" }),
  ).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Share: 0% n = 10" }),
  ).toBeVisible();
});

test("a map without map bins shows when there will be some", async () => {
  showPanel(
    { ...all, answer_places: "map", rings: [] },
    { items: [], elsewhere: 60, group_size: 10 },
  );
  expect(await screen.findByText("No map yet")).toBeVisible();
});

test("no similarity is claimed if nothing of the two groups can be compared", async () => {
  const silent = {
    ...sides.here,
    question_totals: { 11: 0 },
    mc_breakdown: { 11: { Yes: 0, No: 0 } },
  };
  showPanel(all, {}, { ...sides, here: silent });
  await choose("Here (20)");
  expect(
    await screen.findByText(
      "No question has figures from both here and elsewhere yet.",
    ),
  ).toBeVisible();
});
