import { fakeNetwork } from "@nearsay/core/testing";
import { type ResultsRule, readQuestionSet } from "@nearsay/core/contract";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys } from "../testing/render-surveys.tsx";
import {
  anyOf,
  challenge,
  freeText,
  oneOf,
  questionsReply,
} from "../testing/survey-builders.ts";
import { SurveyPreview } from "./survey-preview.tsx";

async function openPreview(
  items: object[],
  closesAt: string | null = null,
  results?: ResultsRule,
) {
  const network = fakeNetwork({});
  const { questions } = readQuestionSet(questionsReply(items));
  await renderSurveys(
    <SurveyPreview
      title="Parks"
      instructions="Be kind"
      questions={questions}
      closesAt={closesAt}
      results={results}
    />,
    { consented: false },
  );
  return { network, user: userEvent.setup() };
}

describe("the preview of a survey", () => {
  it("can be filled in like the form, and sends and stores nothing", async () => {
    const { network, user } = await openPreview([
      freeText,
      oneOf,
      anyOf,
      challenge,
    ]);
    const [called, kept] = [network.calls.length, sessionStorage.length];
    const text = await screen.findByRole("textbox", {
      name: "What would change for you?",
    });
    expect(text).toHaveAttribute("placeholder", "(Free text response)");
    await user.type(text, "Less noise");
    await user.click(screen.getByRole("radio", { name: "Weekends" }));
    await user.click(screen.getByRole("checkbox", { name: "Bike" }));
    await user.click(screen.getByRole("checkbox", { name: "Car" }));
    await user.type(
      screen.getByRole("textbox", { name: "What colour is the bench?" }),
      "green{Enter}",
    );
    const notice = "This is a preview. Nothing is sent.";
    expect(screen.getAllByText(notice)[0]).toBeVisible();
    await waitFor(() => {
      expect(screen.getAllByText(notice)[1]).toHaveAttribute("role", "status");
    });
    expect(text).toHaveValue("Less noise");
    expect(screen.getByRole("radio", { name: "Weekends" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Car" })).toBeChecked();
    expect(network.calls).toHaveLength(called);
    expect(sessionStorage).toHaveLength(kept);
  });

  it("shows the title, the instructions and when it closes", async () => {
    await openPreview([freeText], "2099-05-04T10:00:00.000Z");
    expect(screen.getByRole("heading", { name: "Parks" })).toBeVisible();
    expect(screen.getByText("Be kind")).toBeVisible();
    expect(screen.getByText(/^Closes/)).toHaveTextContent(/2099, \d+:\d\d/);
  });

  it("asks for no consent, and shows when there is nothing to answer", async () => {
    await openPreview([challenge]);
    expect(
      screen.getByText("No questions available for this survey."),
    ).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(document.body).not.toHaveTextContent("anonymous ID");
  });

  it("shows when results become visible, as for visitors", async () => {
    await openPreview([oneOf], null, { mode: "groups", groupSize: 12 });
    expect(
      screen.getByText(
        /^Results show once there are at least 24 responses, in groups of at least 12/,
      ),
    ).toBeVisible();
  });
});
