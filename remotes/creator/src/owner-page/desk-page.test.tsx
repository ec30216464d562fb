import { FakeEventSource, fakeNetwork, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { keepKey, readOwnedSurvey } from "../owned/owned-surveys.ts";
import {
  manageRoute,
  managedReply,
  otherUuid,
  uuid,
} from "../testing/managed.ts";
import {
  openOwnerPage,
  openLoadedOwnerPage,
} from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;

function keptKeys(): string[] {
  return readOwnedSurvey(uuid)?.keys.map(({ key }) => key) ?? [];
}

describe("the key of an owner's page", () => {
  it("is removed from the address, stored, and sent without cookies", async () => {
    const network = fakeNetwork({ [get]: managedReply() });
    const { location } = await openLoadedOwnerPage();
    expect(location().hash).toBe("");
    expect(location().state).toBeNull();
    expect(network.to(get)[0]?.headers.get("authorization")).toBe(
      "Bearer secret",
    );
    expect(network.to(get)[0]?.path).toBe(manageRoute);
    expect(readOwnedSurvey(uuid)).toMatchObject({
      id: "7",
      title: "Parks",
      keys: [{ key: "secret", role: "own" }],
    });
  });

  it("is the stored one if the address has none", async () => {
    keepKey({ uuid, key: "kept", role: "own" });
    const network = fakeNetwork({ [get]: managedReply() });
    await openLoadedOwnerPage("");
    expect(network.to(get)[0]?.headers.get("authorization")).toBe(
      "Bearer kept",
    );
  });

  it("is requested if there is none", async () => {
    fakeNetwork({ [get]: managedReply() });
    const { user } = openOwnerPage("");
    const field = screen.getByRole("textbox", { name: "Owner link" });
    await user.type(field, "https://nearsay.example/surveys/7{Enter}");
    expect(screen.getByText(/This is not an owner link/)).toBeVisible();
    await user.clear(field);
    await user.type(
      field,
      `https://nearsay.example/manage/${uuid}#key=secret{Enter}`,
    );
    expect(await screen.findByRole("heading", { name: "Parks" })).toBeVisible();
    expect(keptKeys()).toEqual(["secret"]);
  });

  it("can be forgotten if it opens nothing, and another one tried", async () => {
    keepKey({ uuid, key: "good", role: "read" });
    const network = fakeNetwork({
      [get]: ({ headers }) =>
        headers.get("authorization") === "Bearer good"
          ? Response.json(managedReply({ role: "read", keys: [] }))
          : refusal(404, "Not found"),
    });
    const { user } = openOwnerPage();
    expect(await screen.findByText("This link does not work")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Forget this link" }));
    await user.click(screen.getByRole("button", { name: "Forget" }));
    expect(await screen.findByRole("heading", { name: "Parks" })).toBeVisible();
    expect(keptKeys()).toEqual(["good"]);
    expect(network.to(get)).toHaveLength(2);
  });

  it("is also accepted at the address of a part, which stays", async () => {
    const network = fakeNetwork({ [get]: managedReply() });
    const { location } = openOwnerPage("#key=secret", "keys");
    expect(await screen.findByRole("heading", { name: "Keys" })).toBeVisible();
    expect(location()).toMatchObject({
      pathname: `/manage/${uuid}/keys`,
      hash: "",
    });
    expect(network.calls.map(({ path }) => path).join()).not.toContain(
      "secret",
    );
  });

  it("opens the rest of the page at the address of a part that it may not open", async () => {
    fakeNetwork({ [get]: managedReply({ role: "read", keys: [] }) });
    const { location } = openOwnerPage("#key=secret", "keys");
    expect(await screen.findByRole("heading", { name: "Parks" })).toBeVisible();
    await waitFor(() => expect(location().pathname).toBe(`/manage/${uuid}`));
  });

  it("of another survey opens nothing here", () => {
    keepKey({ uuid: otherUuid, key: "kept" });
    fakeNetwork();
    openOwnerPage("");
    expect(screen.getByRole("textbox", { name: "Owner link" })).toBeVisible();
  });

  it("is kept while the server is unavailable, and the request can be repeated", async () => {
    const network = fakeNetwork({
      [get]: () => refusal(503, "The server is busy."),
    });
    const { user } = openOwnerPage();
    expect(await screen.findByText("The server is busy.")).toBeVisible();
    expect(keptKeys()).toEqual(["secret"]);
    network.on(get, managedReply());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Parks" })).toBeVisible();
  });
});

describe("an owner's page", () => {
  it("shows the state of the survey", async () => {
    const counts = { responses_count: 47, post_count: 2 };
    fakeNetwork({
      [get]: managedReply({ released_count: 40 }, counts),
    });
    await openLoadedOwnerPage();
    expect(screen.getByText("47 responses")).toBeVisible();
    expect(screen.getByText("Results show 40 of 47 responses")).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Go to the survey" }),
    ).toHaveAttribute("href", "/surveys/7");
  });

  it.each([
    [
      { latitude: 38.715, longitude: -9.132692, place_name: "Lisbon" },
      { place_country: "PT", scope: "answer", radiusMeters: 5000 },
      "map",
      "Location: Lisbon, Portugal. Answered only by people within 5 km. Responses of people who agree are counted on a map. The location can be changed until the first response, the rest cannot be changed.",
    ],
    [
      { latitude: 38.715, longitude: -9.132692 },
      { scope: "only", radiusMeters: 25_000 },
      "rings",
      "Location: a map square of about 1 km, without a name. Listed only for people within 25 km. Responses of people who agree are counted as from here or from elsewhere. The location can be changed until the first response, the rest cannot be changed.",
    ],
    [
      {},
      {},
      "none",
      "Location: none. For everyone. Where responses come from is not counted. The location can be changed until the first response, the rest cannot be changed.",
    ],
  ])(
    "shows its location, scope and counted places: %j %j %s",
    async (place, scope, places, expected) => {
      fakeNetwork({
        [get]: managedReply({ answer_places: places }, { ...place, ...scope }),
      });
      await openLoadedOwnerPage();
      expect(await screen.findByText(expected)).toBeVisible();
    },
  );

  it("updates the counts while it is open", async () => {
    fakeNetwork({ [get]: managedReply() });
    await openLoadedOwnerPage();
    const stream = FakeEventSource.latest();
    expect(stream.url).toContain("/surveys/7/events");
    act(() =>
      stream.receive("counts", {
        responses_count: 12,
        like_count: 1,
        post_count: 3,
      }),
    );
    expect(await screen.findByText("12 responses")).toBeVisible();
    expect(screen.getByText("3 posts")).toBeVisible();
  });

  it.each([
    ["of a survey with an access code", {}, { requires_code: true }],
    ["of a hidden survey", { state: "hidden" }, {}],
    ["of a survey that is being deleted", { state: "deleting" }, {}],
  ])("does not follow live events %s", async (_, changes, survey) => {
    fakeNetwork({ [get]: managedReply(changes, survey) });
    await openLoadedOwnerPage();
    expect(FakeEventSource.opened).toEqual([]);
  });
});
