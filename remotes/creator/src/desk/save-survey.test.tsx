import { fakeNetwork } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { deskRoute, managedReply } from "../testing/managed.ts";
import { openLoadedDesk } from "../testing/open-desk.tsx";

it("saves what the survey asks as a file, without codes and sites", async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
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

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}
