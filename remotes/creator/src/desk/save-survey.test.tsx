import { fakeNetwork } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { deskRoute, managedReply } from "../testing/managed.ts";
import { openLoadedDesk } from "../testing/open-desk.tsx";

let saved: Blob[];
let names: string[];

beforeEach(() => {
  [saved, names] = [[], []];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
});

it("saves what the survey asks as a file, without codes and sites", async () => {
  fakeNetwork({
    [`GET ${deskRoute}`]: managedReply(
      { embedOrigins: ["https://partner.example"], reads: "rows" },
      { requires_code: true },
    ),
  });
  const { user } = await openLoadedDesk();
  await user.click(screen.getByRole("button", { name: "Save as JSON" }));
  await waitFor(() => expect(names).toEqual(["nearsay-survey.json"]));
  expect(JSON.parse(await textOf(saved[0]!))).toEqual({
    schema: "/schema/survey.json",
    title: "Parks",
    instructions: "Be kind",
    feedback: false,
    visibility: { mode: "code" },
    results: "groups",
    reads: "rows",
    questions: [
      {
        ...{ text: "Why?", type: "free_text", options: [] },
        ...{ allowMultiple: false, isChallenge: false },
      },
      {
        ...{ text: "Which?", type: "multiple_choice" },
        ...{ options: ["North", "South"], allowMultiple: false },
        isChallenge: false,
      },
    ],
  });
});

it("saves it for SurveyJS, and says what that has no place for", async () => {
  fakeNetwork({
    [`GET ${deskRoute}`]: managedReply({}, { quota: 100 }),
  });
  const { user } = await openLoadedDesk();
  await user.click(screen.getByRole("button", { name: "Save as SurveyJS" }));
  expect(
    await screen.findByText(/^Saved\. SurveyJS has no place for what stops/),
  ).toBeVisible();
  expect(names).toEqual(["surveyjs.json"]);
  expect(JSON.parse(await textOf(saved[0]!))).toMatchObject({
    title: "Parks",
    pages: [
      {
        elements: [
          { type: "comment", title: "Why?" },
          { type: "radiogroup", choices: [{ text: "North" }, {}] },
        ],
      },
    ],
  });
});

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}
