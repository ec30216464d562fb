import { readQuestionSet } from "@nearsay/core/contract";
import { refusal } from "@nearsay/core/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { oneOf, questionsReply } from "@nearsay/surveys/testing/builders";
import {
  embedNetwork,
  integrityPath,
  resultsPath,
} from "../testing/embedded.tsx";
import { createEmbedApi } from "./embed-api.ts";
import { Results, readFigures } from "./results.tsx";

const all = {
  ...{ resp_count: 240, released_count: 240, flagged_count: 40 },
  ...{ without: "nothing", left_out_reason: null },
  mc_breakdown: { 2: { Always: 120, Weekends: 120 } },
  question_totals: { 2: 240 },
};

const without = {
  ...all,
  ...{ released_count: 200, without: "flagged" },
  mc_breakdown: { 2: { Always: 120, Weekends: 80 } },
  question_totals: { 2: 200 },
};

const integrity = {
  ...{ accepted: 240, released: 240 },
  refused: { closed: 1, duplicate: 12, check: 3, limit: 0 },
  flagged: {
    count: 40,
    marks: { fresh: 44, fast: 21, burst: 38, repeated: 9, copied: 0 },
  },
  ways: { site: 150, link: 60, embed: 30, ticket: 0, kiosk: 0 },
  ...{ sites: [], leftOut: [] },
};

interface Replies {
  first?: object;
  other?: object;
  counted?: object | (() => Response);
}

async function show(replies: Replies = {}) {
  const { first = all, other = without, counted = integrity } = replies;
  const network = embedNetwork({
    [resultsPath]: ({ path }) =>
      Response.json(path.includes("without=") ? other : first),
    [integrityPath]: counted,
  });
  const api = createEmbedApi({ site: "", survey: "7" }, "1.known.x");
  const figures = await readFigures(api, await api.read("/results"));
  const questionSet = readQuestionSet(questionsReply([oneOf]));
  const site = "https://site.example";
  render(<Results {...{ site, figures, questionSet }} />);
  return { network, user: userEvent.setup() };
}

const toIntegrity = "How answers came, and what was not taken";
const theSwitch = () =>
  screen.getByRole("checkbox", { name: "Without flagged answers" });
const shareOf = (option: string) =>
  within(screen.getByRole("row", { name: new RegExp(option) })).getByText(/%/);

test("results tell what is flagged and what it changes, and show both at a press", async () => {
  const { network, user } = await show();
  expect(screen.getByText(/^40 of 240 answers are flagged/)).toHaveTextContent(
    /Without them: \S*Always\S* 60% instead of 50%\.$/,
  );
  expect(shareOf("Always")).toHaveTextContent("50%");
  await user.click(theSwitch());
  expect(shareOf("Always")).toHaveTextContent("60%");
  await user.click(theSwitch());
  expect(shareOf("Always")).toHaveTextContent("50%");
  expect(network.to(resultsPath)).toHaveLength(2);
});

test("what the author leaves out is left out first, with the reason", async () => {
  const said = { left_out_reason: "A script from one address." };
  await show({ first: { ...without, ...said }, other: { ...all, ...said } });
  expect(screen.getByText("A script from one address.")).toBeVisible();
  expect(theSwitch()).toBeChecked();
  expect(shareOf("Always")).toHaveTextContent("60%");
});

test("nothing is switched, nor loaded, where nothing is flagged", async () => {
  const { network } = await show({ first: { ...all, flagged_count: 0 } });
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(network.to(resultsPath)).toHaveLength(1);
});

test("who wants to know is told how answers came", async () => {
  const { user } = await show();
  const duplicates = screen.getByText("A second time");
  expect(duplicates).not.toBeVisible();
  await user.click(screen.getByText(toIntegrity));
  expect(duplicates).toBeVisible();
  expect(duplicates.nextElementSibling).toHaveTextContent(/^12$/);
  expect(
    screen.getByRole("link", { name: /^How this is judged/ }),
  ).toHaveAttribute("href", "https://site.example/integrity");
});

test("results show without what could not be loaded of how answers came", async () => {
  const { user } = await show({ counted: () => refusal(503, "Busy") });
  expect(shareOf("Always")).toHaveTextContent("50%");
  await user.click(screen.getByText(toIntegrity));
  expect(
    screen.getByText("What became of the answers could not be loaded."),
  ).toBeVisible();
});
