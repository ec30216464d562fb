import { sessionStore, watchLocationAtom } from "@nearsay/core/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  button,
  create,
  network,
  openEditor,
  openPage,
  openPlace,
  openStep,
  sentSurvey,
  startNetwork,
} from "../testing/open-create-page.tsx";

const near = { lat: 52.52, lng: 13.405 };
const find = "GET /api/places";
const lisbon = {
  id: 2267057,
  name: "Lisbon",
  region: "Lisbon",
  country: "Portugal",
  latitude: 38.715,
  longitude: -9.132692,
};
const lisbonOhio = {
  ...lisbon,
  id: 7,
  region: "Ohio",
  country: "United States",
};

beforeEach(() => {
  sessionStore.remove("last_coordinates");
  startNetwork();
});

async function openAtPlace(options?: Parameters<typeof openEditor>[0]) {
  const page = await openEditor(options);
  await openPlace(page.user);
  return page;
}

const setting = () =>
  screen.getByRole("group", { name: "Location of the survey" });
const kind = (name: string) => within(setting()).getByRole("radio", { name });
const scope = async (name: RegExp) =>
  within(
    await screen.findByRole("group", { name: "Who is it for?" }),
  ).getByRole("radio", { name });
const option = async () =>
  within(await screen.findByRole("listbox")).findByRole("option");
const box = () => screen.findByRole("combobox", { name: "Name of the place" });

describe("the location of a survey", () => {
  it("is near its author if the browser has a location, and shows what is stored and for whom", async () => {
    const { user } = await openAtPlace({ near });
    expect(kind("My approximate location")).toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "The survey gets the last location that this site had of you in the past day, to about 1 km. If there is none, it gets the city of your internet address. If that is not known either, it gets no location. Everyone who sees the survey can find out this location. It can be changed until the first response.",
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({
      type: "geo",
      radiusMeters: null,
      lat: null,
      lng: null,
    });
    expect(sentSurvey()).not.toHaveProperty("placed");
    expect(sentSurvey()).not.toHaveProperty("scope");
  });

  it("is nowhere if the browser has no location", async () => {
    const { user } = await openAtPlace();
    expect(kind("No location")).toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "The survey gets no location. Everyone sees “Distance unknown”, and lists show it after the surveys that have a location. This can be changed until the first response.",
    );
    expect(screen.queryByText("Who is it for?")).toBeNull();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placed: false });
  });

  it("can be near the author without a location, and shows that it is missing", async () => {
    const { user } = await openAtPlace();
    await user.click(kind("My approximate location"));
    expect(setting()).toHaveAccessibleDescription(
      /^This browser does not share your location\. The survey gets the last location/,
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).not.toHaveProperty("placed");
  });

  it("follows the browser's location until it is chosen, not after", async () => {
    const { user, store } = await openAtPlace();
    sessionStore.write("last_coordinates", near);
    await act(() => store.set(watchLocationAtom));
    expect(kind("My approximate location")).toBeChecked();
    await user.click(kind("No location"));
    await act(() => store.set(watchLocationAtom));
    expect(kind("No location")).toBeChecked();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placed: false });
  });

  it("is chosen by its name with the keyboard, and stored with the draft", async () => {
    network.on(find, { items: [lisbonOhio, lisbon] });
    const first = await openAtPlace({ near });
    await first.user.click(kind("A place by name"));
    await first.user.type(await box(), "lisb");
    const list = await screen.findByRole("listbox", { name: "Places found" });
    const options = within(list).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Lisbon Ohio, United States",
      "Lisbon Lisbon, Portugal",
    ]);
    expect(
      await screen.findByText("2 places found. Use the arrow keys."),
    ).toBeInTheDocument();
    expect(await box()).toHaveAttribute("aria-expanded", "true");
    await first.user.keyboard("{ArrowDown}");
    expect(await box()).toHaveAttribute(
      "aria-activedescendant",
      options[1]?.id,
    );
    await first.user.keyboard("{Enter}");
    expect(await box()).toHaveValue("Lisbon, Portugal");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(await box()).toHaveFocus();
    const [call] = network.to(find);
    expect(call?.path).toMatch(/\?q=lisb&lat=52.525&lng=13\./);
    first.unmount();
    const { user } = await openPage({ near });
    await user.click(button("Continue editing “Parks”"));
    expect(await screen.findByText("Lisbon, Portugal")).toBeVisible();
    await openPlace(user);
    expect(kind("A place by name")).toBeChecked();
    expect(await box()).toHaveValue("Lisbon, Portugal");
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placeId: 2267057, lat: null });
  });

  it("is chosen with a pointer, and removed by emptying the box", async () => {
    network.on(find, { items: [lisbon] });
    const { user } = await openAtPlace();
    await user.click(kind("A place by name"));
    await user.type(await box(), "lisb");
    await user.click(await option());
    expect(await box()).toHaveValue("Lisbon, Portugal");
    await user.type(await box(), "x{Escape}");
    expect(await box()).toHaveValue("Lisbon, Portugal");
    await user.clear(await box());
    await user.tab();
    await user.click(button("Publish"));
    expect(network.to(create)).toEqual([]);
    expect(await box()).toHaveAccessibleDescription(
      /Search for a place and choose one, or choose “No location”\./,
    );
  });

  it("shows when nothing is found and when the request fails, and searches again", async () => {
    network.on(find, { items: [] });
    const { user } = await openAtPlace();
    await user.click(kind("A place by name"));
    await user.type(await box(), "zz");
    expect(
      await screen.findByText(/^No place name begins like this/),
    ).toBeVisible();
    network.on(find, () => Promise.reject(new TypeError("offline")));
    await user.type(await box(), "z");
    expect(await screen.findByText(/cannot be looked up/)).toBeVisible();
    network.on(find, { items: [lisbon] });
    await user.clear(await box());
    await user.type(await box(), "l");
    expect(await option()).toBeVisible();
    expect(screen.queryByText(/cannot be looked up/)).toBeNull();
  });

  it("rests as its name, which opens to the kinds of places", async () => {
    const { user } = await openEditor({ near });
    expect(screen.getByText("My approximate location")).toBeVisible();
    expect(
      screen.queryByRole("group", { name: "Location of the survey" }),
    ).toBeNull();
    await openPlace(user);
    await user.click(kind("No location"));
    await openPlace(user);
    expect(screen.getByText("No location", { selector: "p" })).toBeVisible();
  });

  it("determines the survey's scope, and shows what that proves", async () => {
    const { user } = await openEditor({ near });
    await openStep(user, "who");
    expect(await scope(/^Everyone/)).toBeChecked();
    expect(screen.queryByRole("combobox", { name: "Radius" })).toBeNull();
    await user.click(await scope(/^Answered only by people nearby/));
    expect(screen.getByText(/A browser can report any location/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Radius" }),
      "Within 10 km (32,808 ft)",
    );
    expect(
      screen.getByText(/Answered only by people within 10 km\./),
    ).toBeVisible();
    await openStep(user, "results");
    await user.click(screen.getByRole("radio", { name: /^On a map/ }));
    expect(screen.getByText(/Responses are counted on a map\./)).toBeVisible();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({
      scope: "answer",
      radiusMeters: 10_000,
      answerPlaces: "map",
    });
  });

  it("is disabled until participation is enabled", async () => {
    (await openEditor({ near })).unmount();
    const { user } = await openPage({ consented: false, near });
    await user.click(button("Continue editing “Parks”"));
    expect(button(/Location of the survey$/)).toBeDisabled();
    await user.click(button("Enable anonymous ID"));
    await waitFor(() => {
      expect(button(/Location of the survey$/)).toBeEnabled();
    });
  });
});
