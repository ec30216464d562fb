import { fakeNetwork } from "@nearsay/core/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply } from "../testing/analytics-reply.ts";

const analytics = "GET /api/surveys/7/analytics";
const integrity = "GET /api/surveys/7/integrity";

const all = analyticsReply({
  resp_count: 240,
  released_count: 240,
  flagged_count: 40,
  without: "nothing",
  left_out_reason: null,
  mc_breakdown: { 11: { Yes: 120, No: 120 } },
  question_totals: { 11: 240 },
});

const without = analyticsReply({
  resp_count: 240,
  released_count: 200,
  flagged_count: 40,
  without: "flagged",
  left_out_reason: null,
  mc_breakdown: { 11: { Yes: 120, No: 80 } },
  question_totals: { 11: 200 },
  llm_summary: "",
});

const counted = {
  accepted: 240,
  released: 240,
  refused: { closed: 1, duplicate: 12, check: 3, limit: 0 },
  flagged: {
    count: 40,
    marks: { fresh: 44, fast: 21, burst: 38, repeated: 9, copied: 0 },
  },
  ways: { site: 150, link: 60, embed: 30, ticket: 0, kiosk: 0 },
  sites: [{ site: "https://paper.example", responses: 22 }],
  leftOut: [],
};

function showPanel(replies: { first?: object; other?: object } = {}) {
  const { first = all, other = without } = replies;
  const network = fakeNetwork({
    [analytics]: (call) =>
      Response.json(call.path.includes("without=") ? other : first),
    [integrity]: counted,
  });
  render(<InsightsPanel surveyId="7" exportRestricted={false} />);
  return network;
}

const theSwitch = () =>
  screen.findByRole("checkbox", { name: "Without flagged responses" });

test("flagged answers are reported in one sentence, with their effect", async () => {
  showPanel();
  expect(
    await screen.findByText(/^40 of 240 responses are flagged: .*instead/),
  ).toHaveTextContent(/Without them: \S*Yes\S* 60% instead of 50%\.$/);
});

test("one press shows every chart without them, with the difference in points", async () => {
  const network = showPanel();
  await screen.findByText(/Without them/);
  const loads = network.calls.length;
  await userEvent.click(await theSwitch());
  expect(
    screen.getByText("Flagged responses: 40, left out.", { exact: false }),
  ).toBeVisible();
  expect(screen.getByText("+10 pts")).toBeVisible();
  expect(screen.getByText("-10 pts")).toBeVisible();
  expect(screen.queryByText("AI Summary")).not.toBeInTheDocument();
  // Both views are loaded already.
  expect(network.to(analytics)).toHaveLength(2);
  expect(network.calls.length).toBe(loads);
  await userEvent.click(await theSwitch());
  expect(screen.queryByText("+10 pts")).not.toBeInTheDocument();
  expect(screen.getByText("AI Summary")).toBeVisible();
});

test("answers left out by the owner are left out first, with the reason", async () => {
  const reason = { left_out_reason: "A script from one address." };
  const network = showPanel({
    first: { ...without, ...reason },
    other: { ...all, ...reason },
  });
  expect(await screen.findByText("A script from one address.")).toBeVisible();
  await screen.findByText(/Without them/);
  expect(await theSwitch()).toBeChecked();
  expect(network.to(analytics)[1]?.path).toContain("without=nothing");
  await userEvent.click(await theSwitch());
  expect(
    screen.getByText("Flagged responses: 40, counted.", { exact: false }),
  ).toBeVisible();
});

test("there is no switch if nothing is flagged", async () => {
  const network = showPanel({ first: analyticsReply({ released_count: 52 }) });
  await screen.findByText("Integrity");
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(network.to(analytics)).toHaveLength(1);
});

test("answers are listed by their way in, with rejected ones and signs of abuse", async () => {
  showPanel();
  const table = async (name: string) =>
    within((await screen.findByText(name)).parentElement ?? document.body);
  const numberOf = async (heading: string, name: string) =>
    (await table(heading)).getByText(name).nextElementSibling?.textContent;
  expect(
    await numberOf(
      "How responses were sent, until yesterday",
      "Found on Nearsay",
    ),
  ).toBe("150");
  expect(
    await numberOf(
      "How responses were sent, until yesterday",
      "of these from https://paper.example",
    ),
  ).toBe("22");
  expect(
    await numberOf("Not accepted, until yesterday", "Sent a second time"),
  ).toBe("12");
  expect(
    await numberOf("Signs of fake responses", "Many from one network at once"),
  ).toBe("38");
});

test("a failed load can be repeated", async () => {
  const network = showPanel();
  network.on(integrity, () => Response.json({}, { status: 500 }));
  await screen.findByText("The integrity details could not be loaded.");
  network.on(integrity, counted);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Sent a second time")).toBeVisible();
});
