import { fakeNetwork } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { buildPayload } from "../publish/build-payload.ts";
import { listKeptDrafts, readKeptDraft } from "../draft/kept-draft.ts";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openLoadedOwnerPage } from "../testing/open-owner-page.tsx";

describe("duplicating a survey", () => {
  it("stores a draft with the same questions, and nothing else of the survey", async () => {
    fakeNetwork({
      [`GET ${manageRoute}`]: managedReply(
        { embedOrigins: ["https://partner.example"], feedback: true },
        { requires_code: true, exportHtmlRestricted: true },
      ),
    });
    const { user } = await openLoadedOwnerPage();
    await user.click(
      screen.getByRole("button", { name: "Duplicate this survey" }),
    );
    await waitFor(() => expect(listKeptDrafts()).toHaveLength(1));
    const [kept] = listKeptDrafts();
    expect(kept).toMatchObject({ title: "Parks (copy)", edited: true });
    const draft = readKeptDraft(kept!.id, Date.now())!;
    const payload = buildPayload(draft, "token");
    expect(payload).toEqual({
      title: "Parks (copy)",
      instructions: "Be kind",
      type: "geo",
      feedback: false,
      radiusMeters: null,
      lat: null,
      lng: null,
      placed: false,
      visibility: { mode: "global", code: null },
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
      embeddedToken: "token",
    });
    expect(JSON.stringify(localStorage)).not.toContain("partner.example");
  });

  it("keeps its location, scope and counted places", async () => {
    const point = { latitude: 38.715, longitude: -9.132692 };
    const scope = { scope: "only", radiusMeters: 25_000 };
    const named = { place_name: "Lisbon", place_country: "PT" };
    const network = fakeNetwork({
      [`GET ${manageRoute}`]: managedReply(
        { answer_places: "map" },
        { ...point, ...scope, ...named },
      ),
      "GET /api/places": {
        items: [{ id: 7, name: "Lisbon", country: "Portugal", ...point }],
      },
    });
    const { user } = await openLoadedOwnerPage();
    await user.click(
      screen.getByRole("button", { name: "Duplicate this survey" }),
    );
    await waitFor(() => expect(listKeptDrafts()).toHaveLength(1));
    const [kept] = listKeptDrafts();
    const draft = readKeptDraft(kept!.id, Date.now())!;
    expect(buildPayload(draft, "token")).toMatchObject({
      placeId: 7,
      ...scope,
      answerPlaces: "map",
    });
    expect(draft.place.named?.label).toBe("Lisbon, Portugal");
    expect(network.to("GET /api/places").map(({ path }) => path)).toEqual([
      "/api/places?q=Lisbon&lat=38.715&lng=-9.132692",
    ]);
  });

  it("shows a message if this browser stores nothing", async () => {
    fakeNetwork({ [`GET ${manageRoute}`]: managedReply() });
    const { user } = await openLoadedOwnerPage();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await user.click(
      screen.getByRole("button", { name: "Duplicate this survey" }),
    );
    expect(
      await screen.findByText("This browser cannot store a draft."),
    ).toBeVisible();
  });
});
