import { fakeNetwork } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { buildPayload } from "../publish/build-payload.ts";
import { listKeptDrafts, readKeptDraft } from "../draft/kept-draft.ts";
import { deskRoute, managedReply } from "../testing/managed.ts";
import { openLoadedDesk } from "../testing/open-desk.tsx";

describe("duplicating a survey", () => {
  it("keeps a draft that asks the same, with nothing else of the survey", async () => {
    fakeNetwork({
      [`GET ${deskRoute}`]: managedReply(
        { embedOrigins: ["https://partner.example"], feedback: true },
        { requires_code: true, exportHtmlRestricted: true },
      ),
    });
    const { user } = await openLoadedDesk();
    await user.click(
      screen.getByRole("button", { name: "Duplicate this survey" }),
    );
    await waitFor(() => expect(listKeptDrafts()).toHaveLength(1));
    const [kept] = listKeptDrafts();
    expect(kept).toMatchObject({ title: "Parks (copy)", edited: true });
    const draft = readKeptDraft(kept!.id, Date.now())!;
    const payload = buildPayload(draft, "token");
    expect(payload).toEqual({
      ...{ title: "Parks (copy)", instructions: "Be kind", type: "geo" },
      ...{ feedback: false, radiusMeters: null, lat: null, lng: null },
      placed: false,
      visibility: { mode: "global", code: null },
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
      embeddedToken: "token",
    });
    expect(JSON.stringify(localStorage)).not.toContain("partner.example");
  });
});
