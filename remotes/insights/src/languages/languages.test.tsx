import { fakeNetwork } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply } from "../testing/analytics-reply.ts";

const analytics = "GET /api/surveys/7/analytics";

const all = analyticsReply({
  resp_count: 64,
  released_count: 60,
  languages: [
    { language: "en", count: 40 },
    { language: "de", count: 20 },
  ],
  mc_breakdown: { 11: { Yes: 30, No: 30 } },
  question_totals: { 11: 60 },
});

const german = analyticsReply({
  resp_count: 64,
  released_count: 20,
  mc_breakdown: { 11: { Yes: 15, No: 5 } },
  question_totals: { 11: 20 },
  llm_summary: "",
});

function showPanel(whole: object, ofGerman: () => Response) {
  const network = fakeNetwork({
    [analytics]: (call) =>
      call.path.includes("answered_in=de") ? ofGerman() : Response.json(whole),
    "GET /api/surveys/7/integrity": {},
  });
  render(<InsightsPanel surveyId="7" exportRestricted={false} />);
  return network;
}

const choice = () => screen.findByRole("combobox", { name: "Answered in" });

test("every chart shows the answers in a language, and all again", async () => {
  const network = showPanel(all, () => Response.json(german));
  expect(await screen.findByText("AI Summary")).toBeVisible();
  expect(network.to(analytics)).toHaveLength(1);
  await userEvent.selectOptions(await choice(), "German (20)");
  expect((await screen.findAllByText("75%"))[0]).toBeVisible();
  expect(screen.queryByText("AI Summary")).not.toBeInTheDocument();
  await userEvent.selectOptions(await choice(), "All languages");
  expect(await screen.findByText("AI Summary")).toBeVisible();
  expect(screen.queryByText("75%")).not.toBeInTheDocument();
});

test("if a language fails to load, a message is shown with the combined figures", async () => {
  showPanel(all, () => new Response("", { status: 500 }));
  await userEvent.selectOptions(await choice(), "German (20)");
  expect(
    await screen.findByText("Figures for this language could not be loaded."),
  ).toBeVisible();
  expect(screen.getByText("AI Summary")).toBeVisible();
});

test("no choice is offered if the figures contain no languages", async () => {
  showPanel(analyticsReply({}), () => Response.json(german));
  expect(await screen.findByText("AI Summary")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Answered in" })).toBeNull();
});
