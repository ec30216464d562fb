import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openPlace } from "../testing/open-create-page.tsx";
import { openPart } from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const patch = `PATCH ${manageRoute}`;
const inLisbon = {
  latitude: 38.715,
  longitude: -9.132692,
  place_name: "Lisbon",
  place_country: "PT",
};
const inPorto = {
  latitude: 41.155,
  longitude: -8.617,
  place_name: "Porto",
  place_country: "PT",
};
const porto = {
  id: 2735943,
  name: "Porto",
  country: "Portugal",
  latitude: 41.155,
  longitude: -8.617,
};

const button = (name: string) => screen.getByRole("button", { name });
const setting = () =>
  screen.getByRole("group", { name: "Location of the survey" });
const kinds = () =>
  within(setting())
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent);
const kind = (name: string) => within(setting()).getByRole("radio", { name });

/** @param survey Fields of the survey, in addition to its location. */
async function openForm(changes: object = {}, survey: object = {}) {
  const network = fakeNetwork({
    [get]: managedReply(changes, { ...inLisbon, ...survey }),
    [patch]: managedReply({ version: 4 }, inPorto),
    "GET /api/places": { items: [porto] },
  });
  const page = await openPart("edit");
  await screen.findByText(/Lisbon, Portugal|^No location$/);
  const choosePorto = async () => {
    await openPlace(page.user);
    const box = await screen.findByRole("combobox", {
      name: "Name of the place",
    });
    await page.user.clear(box);
    await page.user.type(box, "port");
    const list = await screen.findByRole("listbox", { name: "Places found" });
    await page.user.click(within(list).getByRole("option"));
    await page.user.click(button("Save changes"));
  };
  return { ...page, network, choosePorto };
}

describe("the location of a published survey", () => {
  it("rests as its name, and is changed to another place by name", async () => {
    const { network, choosePorto } = await openForm();
    expect(screen.getByText("Lisbon, Portugal")).toBeVisible();
    expect(button("Save changes")).toBeDisabled();
    await choosePorto();
    expect(await screen.findByText("Porto, Portugal")).toBeVisible();
    expect(network.to(patch)[0]?.body).toEqual({ placeId: porto.id });
    expect(button("Save changes")).toBeDisabled();
  });

  it("is removed, but not set to where its author is", async () => {
    const { user, network } = await openForm();
    await openPlace(user);
    expect(kinds()).toEqual([
      "A place by name",
      "A point on the map",
      "No location",
    ]);
    await user.click(kind("No location"));
    expect(setting()).toHaveAccessibleDescription(
      /This can be changed until the first response\.$/,
    );
    await user.click(button("Save changes"));
    await waitFor(() => {
      expect(network.to(patch)[0]?.body).toEqual({ placed: false });
    });
  });

  it.each([
    ["has a scope", {}, { scope: "answer", radiusMeters: 5000 }],
    ["counts where answers come from", { answer_places: "rings" }, {}],
  ])("is not removed if the survey %s", async (_what, changes, survey) => {
    const { user } = await openForm(changes, survey);
    await openPlace(user);
    expect(kinds()).toEqual(["A place by name", "A point on the map"]);
  });

  it("is not saved until a place is chosen", async () => {
    const nowhere = { latitude: null, longitude: null, place_name: null };
    const { user, network } = await openForm({}, nowhere);
    await openPlace(user);
    expect(kind("No location")).toBeChecked();
    await user.click(kind("A place by name"));
    await user.click(button("Save changes"));
    expect(
      (await screen.findAllByText(/^Search for a place and choose one/))[0],
    ).toBeVisible();
    expect(network.to(patch)).toEqual([]);
  });

  it("is a sentence once the survey has a response", async () => {
    await openForm({}, { responses_count: 1 });
    expect(screen.getByText(/^Location: Lisbon, Portugal\./)).toBeVisible();
    expect(
      screen.queryByRole("heading", { name: "Location of the survey" }),
    ).toBeNull();
  });

  it("is named if somebody else changed it too", async () => {
    const { network, choosePorto } = await openForm();
    network.on(patch, () => refusal(412, "Changed", "SURVEY_CHANGED"));
    network.on(
      get,
      managedReply({ version: 4 }, { ...inPorto, place_name: "Braga" }),
    );
    await choosePorto();
    const part = await screen.findByText(/^Location of the survey now/);
    expect(part).toHaveTextContent(
      "Location of the survey now “Braga, Portugal” You changed this too.",
    );
  });

  it("stays as it is if a response arrived in the meantime", async () => {
    const { user, network, choosePorto } = await openForm();
    network.on(patch, () => refusal(409, "Answered", "SURVEY_ANSWERED"));
    network.on(get, managedReply({}, { ...inLisbon, responses_count: 1 }));
    await choosePorto();
    await user.click(
      await screen.findByRole("button", { name: "Keep only text changes" }),
    );
    expect(screen.getByText(/^Location: Lisbon, Portugal\./)).toBeVisible();
    expect(button("Save changes")).toBeDisabled();
  });

  it("shows why else it can no longer change", async () => {
    const { network, choosePorto } = await openForm();
    network.on(patch, () =>
      refusal(409, "A post shows a distance.", "SURVEY_ANSWERED"),
    );
    await choosePorto();
    expect(await screen.findByText("A post shows a distance.")).toBeVisible();
    expect(screen.queryByText("Keep only text changes")).toBeNull();
  });
});
