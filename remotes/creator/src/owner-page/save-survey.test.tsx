import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openLoadedOwnerPage } from "../testing/open-owner-page.tsx";

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

it("saves the questions as a file, without codes and sites", async () => {
  fakeNetwork({
    [`GET ${manageRoute}`]: managedReply(
      { embedOrigins: ["https://partner.example"], reads: "rows" },
      { requires_code: true },
    ),
  });
  const { user } = await openLoadedOwnerPage();
  await user.click(screen.getByRole("button", { name: "Save as JSON" }));
  await waitFor(() =>
    expect(names).toEqual([
      expect.stringMatching(/^parks-questions-\d{4}-\d\d-\d\d\.json$/),
    ]),
  );
  expect(JSON.parse(await textOf(saved[0]!))).toEqual({
    schema: "/schema/survey.json",
    title: "Parks",
    instructions: "Be kind",
    feedback: false,
    visibility: { mode: "code" },
    results: "groups",
    reads: "rows",
    place: null,
    questions: [
      {
        text: "Why?",
        type: "free_text",
        options: [],
        allowMultiple: false,
        isChallenge: false,
      },
      {
        text: "Which?",
        type: "multiple_choice",
        options: ["North", "South"],
        allowMultiple: false,
        isChallenge: false,
      },
    ],
  });
});

it("saves location, scope and counting, by cell if its name is not found", async () => {
  const point = { latitude: 38.715, longitude: -9.132692 };
  const scope = { scope: "answer", radiusMeters: 5000 };
  const named = { place_name: "Lisbon", place_country: "PT" };
  const network = fakeNetwork({
    [`GET ${manageRoute}`]: managedReply(
      { answer_places: "rings" },
      { ...point, ...scope, ...named },
    ),
    "GET /api/places": () => refusal(503, "The server is busy."),
  });
  const { user } = await openLoadedOwnerPage();
  const save = screen.getByRole("button", { name: "Save as JSON" });
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  const kept = { ...scope, answerPlaces: "rings" };
  expect(JSON.parse(await textOf(saved[0]!))).toMatchObject({
    place: { lat: 38.715, lng: -9.132692 },
    ...kept,
  });
  const lisbon = { id: 7, name: "Lisbon", country: "Portugal", ...point };
  const other = { ...lisbon, id: 8, latitude: 43.6 };
  network.on("GET /api/places", { items: [other, lisbon] });
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.parse(await textOf(saved[1]!))).toMatchObject({
    place: { id: 7, name: "Lisbon, Portugal" },
    ...kept,
  });
});

it("saves it for SurveyJS, and shows what that format cannot contain", async () => {
  fakeNetwork({
    [`GET ${manageRoute}`]: managedReply({}, { quota: 100 }),
  });
  const { user } = await openLoadedOwnerPage();
  await user.click(screen.getByRole("button", { name: "Save as SurveyJS" }));
  expect(
    await screen.findByText(
      /^Saved\. The SurveyJS file does not include the response limit/,
    ),
  ).toBeVisible();
  expect(names).toEqual([
    expect.stringMatching(/^parks-surveyjs-\d{4}-\d\d-\d\d\.json$/),
  ]);
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
