import { readQuestionSet } from "@nearsay/core/contract";
import { oneSurvey, refusal, oneSurveyTexts } from "@nearsay/core/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  freeText,
  oneOf,
  questionsReply,
} from "@nearsay/surveys/testing/builders";
import {
  embedNetwork,
  integrityPath,
  resultsPath,
} from "../testing/embedded.tsx";
import { createEmbedApi } from "./embed-api.ts";
import { readFigures } from "./figures.ts";
import { Results } from "./results.tsx";

const all = {
  resp_count: 240,
  released_count: 240,
  flagged_count: 40,
  without: "nothing",
  left_out_reason: null,
  mc_breakdown: { 2: { Always: 120, Weekends: 120 } },
  question_totals: { 2: 240 },
};

const without = {
  ...all,
  released_count: 200,
  without: "flagged",
  mc_breakdown: { 2: { Always: 120, Weekends: 80 } },
  question_totals: { 2: 200 },
};

/** The same survey with separate ticket figures. */
const apart = {
  ...all,
  flagged_count: 0,
  tickets: "apart",
  ticket_count: 40,
  question_totals: { 1: 12, 2: 240 },
};

const byTicket = {
  ...apart,
  released_count: 40,
  mc_breakdown: { 2: { Always: 30, Weekends: 10 } },
  question_totals: { 1: 4, 2: 40 },
};

const byOthers = {
  ...apart,
  released_count: 200,
  ticket_count: 0,
  mc_breakdown: { 2: { Always: 90, Weekends: 110 } },
  question_totals: { 1: 8, 2: 200 },
};

const integrity = {
  accepted: 240,
  released: 240,
  refused: { closed: 1, duplicate: 12, check: 3, limit: 0 },
  flagged: {
    count: 40,
    marks: { fresh: 44, fast: 21, burst: 38, repeated: 9, copied: 0 },
  },
  ways: { site: 150, link: 60, embed: 30, ticket: 0, kiosk: 0 },
  sites: [],
  leftOut: [],
};

interface Replies {
  first?: object;
  other?: object;
  /** Null if they are refused. */
  tickets?: object | null;
  others?: object;
  counted?: object | (() => Response);
}

async function show(
  replies: Replies = {},
  questions: object[] = [freeText, oneOf],
  closing: object = {},
) {
  const { first = all, other = without, counted = integrity } = replies;
  const { tickets = byTicket, others = byOthers } = replies;
  const network = embedNetwork({
    [resultsPath]: ({ path }) => {
      if (path.includes("only=tickets"))
        return tickets ? Response.json(tickets) : refusal(503, "Busy");
      if (path.includes("without=tickets")) return Response.json(others);
      return Response.json(path.includes("without=") ? other : first);
    },
    [integrityPath]: counted,
  });
  const api = createEmbedApi({ site: "", survey: "7" }, "1.known.x");
  const figures = await readFigures(api, await api.read("/results"));
  const questionSet = readQuestionSet(questionsReply(questions, closing));
  const site = "https://site.example";
  render(<Results site={site} figures={figures} questionSet={questionSet} />);
  return { network, user: userEvent.setup() };
}

const toIntegrity = "How responses arrived, and what was not accepted";
const theSwitch = () =>
  screen.getByRole("checkbox", { name: "Without flagged responses" });
const shareOf = (option: string) =>
  within(screen.getByRole("row", { name: new RegExp(option) })).getByText(/%/);

test("results show what is flagged and its effect, and both views at a press", async () => {
  const { network, user } = await show();
  expect(
    screen.getByText(/^40 of 240 responses are flagged/),
  ).toHaveTextContent(/Without them: \S*Always\S* 60% instead of 50%\.$/);
  expect(shareOf("Always")).toHaveTextContent("50%");
  await user.click(theSwitch());
  expect(shareOf("Always")).toHaveTextContent("60%");
  await user.click(theSwitch());
  expect(shareOf("Always")).toHaveTextContent("50%");
  expect(network.to(resultsPath)).toHaveLength(2);
});

test("what the author leaves out is left out first, with the reason", async () => {
  const reason = { left_out_reason: "A script from one address." };
  await show({
    first: { ...without, ...reason },
    other: { ...all, ...reason },
  });
  expect(screen.getByText("A script from one address.")).toBeVisible();
  expect(theSwitch()).toBeChecked();
  expect(shareOf("Always")).toHaveTextContent("60%");
});

test("there is no switch, and nothing is loaded, if nothing is flagged", async () => {
  const { network } = await show({ first: { ...all, flagged_count: 0 } });
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(network.to(resultsPath)).toHaveLength(1);
});

test("readers can see how answers arrived", async () => {
  const { user } = await show();
  const duplicates = screen.getByText("Sent a second time");
  expect(duplicates).not.toBeVisible();
  await user.click(screen.getByText(toIntegrity));
  expect(duplicates).toBeVisible();
  expect(duplicates.nextElementSibling).toHaveTextContent(/^12$/);
  expect(
    screen.getByRole("link", { name: /^How responses are checked/ }),
  ).toHaveAttribute("href", "https://site.example/integrity");
});

test("results are shown without what failed to load about how answers arrived", async () => {
  const { user } = await show({ counted: () => refusal(503, "Busy") });
  expect(shareOf("Always")).toHaveTextContent("50%");
  await user.click(screen.getByText(toIntegrity));
  expect(
    screen.getByText("The integrity details could not be loaded."),
  ).toBeVisible();
});

/** The text of a row, without the characters that isolate text directions. */
const rowOf = (option: string) =>
  within(screen.getByRole("row", { name: new RegExp(option) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

const shownApart =
  /are shown separately\. Shares are of each group’s own responses/;

test("answers by ticket and everyone else's are side by side, in shares of their own group", async () => {
  const { network } = await show({ first: apart });
  expect(screen.getByText(shownApart)).toBeVisible();
  expect(
    screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
  ).toEqual(["Option", "By ticket", "Everybody else"]);
  expect(rowOf("Always")).toEqual(["75% (30)", "45% (90)"]);
  expect(rowOf("Weekends")).toEqual(["25% (10)", "55% (110)"]);
  expect(network.to(resultsPath).map(({ path }) => path.split("?")[1])).toEqual(
    [undefined, "only=tickets", "without=tickets"],
  );
});

test("the size of each group, in total and for each question, is stated", async () => {
  await show({ first: apart });
  for (const words of [
    "By ticket: 40 responses",
    "Everybody else: 200 responses",
    "By ticket: 4 written answers",
    "Everybody else: 8 written answers",
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole("table")).toHaveAccessibleName(
    /By ticket: 40 people answered.*Everybody else: 200 people answered/,
  );
});

test("without flagged answers there are no groups, which is stated", async () => {
  const { user } = await show({
    first: { ...apart, flagged_count: 40 },
    other: { ...without, tickets: "apart", ticket_count: 40 },
  });
  expect(screen.getByText(shownApart)).toBeVisible();
  await user.click(theSwitch());
  expect(rowOf("Always")).toEqual(["60%", "120"]);
  expect(
    screen.getByText(
      /shown separately only when flagged responses are counted/,
    ),
  ).toBeVisible();
  await user.click(theSwitch());
  expect(rowOf("Always")).toEqual(["75% (30)", "45% (90)"]);
});

test("if the author leaves flagged answers out, the groups are shown at a press", async () => {
  const { user } = await show({
    first: { ...without, tickets: "apart", ticket_count: 40 },
    other: { ...apart, flagged_count: 40 },
  });
  expect(rowOf("Always")).toEqual(["60%", "120"]);
  await user.click(theSwitch());
  expect(rowOf("Always")).toEqual(["75% (30)", "45% (90)"]);
});

test("a group without answers is named, and nothing of it is loaded", async () => {
  const { network } = await show({ first: { ...apart, ticket_count: 0 } });
  expect(
    screen.getByText(/By ticket: no responses are shown yet/),
  ).toBeVisible();
  expect(rowOf("Always")).toEqual(["50%", "120"]);
  expect(network.to(resultsPath)).toHaveLength(1);
});

test("combined results are shown if the groups could not be loaded", async () => {
  await show({ first: apart, tickets: null });
  expect(
    screen.getByText(
      /Separate figures for responses by ticket could not be loaded/,
    ),
  ).toBeVisible();
  expect(rowOf("Always")).toEqual(["50%", "120"]);
});

test("nothing is separated if everyone answers the same way", async () => {
  await show();
  expect(screen.queryByText(/[Bb]y ticket/)).not.toBeInTheDocument();
});

const scale = { from: 1, to: 3, look: "stars", low: "", high: "" };
const number = { least: 0, most: 2, decimals: 0, unit: "km" };

const kindsReply = (far: number[], oak: number, three: number) => ({
  resp_count: 12,
  released_count: 12,
  flagged_count: 0,
  mc_breakdown: { 2: { 1: 0, 2: 4, 3: three } },
  question_totals: { 1: 12, 2: 4 + three, 3: 12 },
  question_kinds: {
    1: { form: { kind: "number", number }, options: [], places: far },
    2: { form: { kind: "scale", scale }, options: [], places: [] },
    3: {
      form: { kind: "ranking" },
      options: ["Oak", "Ash"],
      places: [oak, 12 - oak, 12 - oak, oak, oak, 12 - oak],
    },
  },
});

const kindQuestions = [
  { ...freeText, question_text: "How far?" },
  { ...oneOf, question_text: "How is it?", options: ["1", "2", "3"] },
  { ...freeText, id: "3", question_text: "Which first?" },
];

const rowsOf = (name: RegExp) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);

test("results show numbers, scales and rankings by their kind, not as texts", async () => {
  await show({ first: kindsReply([9, 0, 3], 8, 8) }, kindQuestions);
  expect(screen.queryByText(/written answers?/)).not.toBeInTheDocument();
  expect(rowsOf(/^How far\?.*Half of the answers are at most/)).toEqual([
    "0 km75%9",
    "2 km25%3",
  ]);
  expect(rowsOf(/^How is it\?.*2.7 of 3 on average/)).toHaveLength(3);
  expect(rowsOf(/^Which first\?.*most people ranked “Oak” higher/)).toEqual([
    "Oak67%8",
    "Ash33%4",
  ]);
});

test("results show them for each group if groups are shown separately", async () => {
  const first = {
    ...kindsReply([9, 0, 3], 8, 8),
    tickets: "apart",
    ticket_count: 4,
  };
  await show(
    {
      first,
      tickets: kindsReply([1, 0, 3], 2, 1),
      others: kindsReply([8, 0, 0], 10, 7),
    },
    kindQuestions,
  );
  expect(rowsOf(/By ticket: .*Everybody else: All 8 answered 0 km/)).toEqual([
    "0 km8% (1)67% (8)",
    "2 km25% (3)0% (0)",
  ]);
});

test("results show the same facts about a survey as its card and its insights", async () => {
  const { analytics, questions } = oneSurvey;
  await show({ first: analytics }, [...questions.items], questions);
  const { responses, released, closes, shares, counts } = oneSurveyTexts;
  expect(screen.getByText(`${responses} responses`)).toBeVisible();
  expect(
    screen.getByText(new RegExp(`${released} of ${responses}`)),
  ).toHaveTextContent(closes);
  for (const option of ["Always", "Weekends", "Never"] as const)
    expect(rowOf(option)).toEqual([shares[option], counts[option]]);
});
