import { sessionStore, watchLocationAtom } from "@nearsay/core/session";
import { json } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  button,
  create,
  network,
  openEditor,
  openPage,
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
    const { user } = await openEditor({ near });
    expect(kind("My approximate location")).toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "The survey gets the last location that this site had of you in the past day, to about 1 km. If there is none, it gets the city of your internet address. If that is not known either, it gets no location. Everyone who sees the survey can find out this location. It cannot be changed later.",
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
    const { user } = await openEditor();
    expect(kind("No location")).toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "The survey gets no location. Everyone sees “Distance unknown”, and lists show it after the surveys that have a location. This cannot be changed later.",
    );
    expect(screen.queryByText("Who is it for?")).toBeNull();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placed: false });
  });

  it("can be near the author without a location, and shows that it is missing", async () => {
    const { user } = await openEditor();
    await user.click(kind("My approximate location"));
    expect(setting()).toHaveAccessibleDescription(
      /^This browser does not share your location\. The survey gets the last location/,
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).not.toHaveProperty("placed");
  });

  it("follows the browser's location until it is chosen, not after", async () => {
    const { user, store } = await openEditor();
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
    const first = await openEditor({ near });
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
    expect(kind("A place by name")).toBeChecked();
    expect(await box()).toHaveValue("Lisbon, Portugal");
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placeId: 2267057, lat: null });
  });

  it("is chosen with a pointer, and removed by emptying the box", async () => {
    network.on(find, { items: [lisbon] });
    const { user } = await openEditor();
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
    const { user } = await openEditor();
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

  it("determines the survey's scope, and shows what that proves", async () => {
    const { user } = await openEditor({ near });
    await user.click(await screen.findByText(/^Who is it for\? Everyone/));
    expect(await scope(/^Everyone/)).toBeChecked();
    expect(screen.queryByRole("combobox", { name: "Radius" })).toBeNull();
    await user.click(await scope(/^Answered only by people nearby/));
    expect(screen.getByText(/A browser can report any location/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Radius" }),
      "Within 10 km (32,808 ft)",
    );
    await user.click(screen.getByRole("radio", { name: /^On a map/ }));
    expect(
      screen.getByText(/people nearby · Count where .* On a map$/),
    ).toBeVisible();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({
      scope: "answer",
      radiusMeters: 10_000,
      answerPlaces: "map",
    });
  });

  it("can be chosen before participation is enabled, which publishes at once", async () => {
    (await openEditor({ near })).unmount();
    const { user } = await openPage({ consented: false, near });
    await user.click(button("Continue editing “Parks”"));
    await user.click(kind("No location"));
    await user.click(button("Enable participation to publish"));
    await user.click(button("Enable and publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({ placed: false });
    });
  });

  it("is beside Publish, also in the preview, and disabled while publishing", async () => {
    // The preview's form belongs to a remote that is not loaded here.
    jest.spyOn(console, "error").mockImplementation();
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const { user } = await openEditor();
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    kind("No location").focus();
    await user.tab();
    expect(button("Publish")).toHaveFocus();
    await user.click(button("Publish"));
    expect(kind("No location")).toBeDisabled();
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
  });
});
