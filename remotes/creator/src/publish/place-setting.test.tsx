import { sessionStore, watchLocationAtom } from "@nearsay/core/session";
import { json } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
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

beforeEach(() => {
  sessionStore.remove("last_coordinates");
  startNetwork();
});

function setting() {
  return screen.getByRole("checkbox", { name: "Place this survey near you" });
}

describe("the place of a survey", () => {
  it("is on where the browser tells a location, and says what is kept and for whom", async () => {
    const { user } = await openEditor({ near });
    expect(setting()).toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "It stands where this site last knew you to be in the past day, to about 1 km; else in the city of your internet address; else nowhere. Everybody who sees the survey can learn that place, and it cannot be changed later.",
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ type: "geo", lat: null, lng: null });
    expect(sentSurvey()).not.toHaveProperty("placed");
  });

  it("is off where the browser tells none, so that the survey stands nowhere", async () => {
    const { user } = await openEditor();
    expect(setting()).not.toBeChecked();
    expect(setting()).toHaveAccessibleDescription(
      "It stands nowhere: everybody reads “Distance unknown”, and lists show it after the surveys that have a place. This cannot be changed later.",
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placed: false });
  });

  it("can be chosen without a location, which it says is missing", async () => {
    const { user } = await openEditor();
    await user.click(setting());
    expect(setting()).toHaveAccessibleDescription(
      /^This browser does not tell your location\. It stands where this site last knew you/,
    );
    await user.click(button("Publish"));
    expect(sentSurvey()).not.toHaveProperty("placed");
  });

  it("follows the browser's location until it is chosen, not after", async () => {
    const { user, store } = await openEditor();
    sessionStore.write("last_coordinates", near);
    await act(() => store.set(watchLocationAtom));
    expect(setting()).toBeChecked();
    await user.click(setting());
    await act(() => store.set(watchLocationAtom));
    expect(setting()).not.toBeChecked();
    await user.click(button("Publish"));
    expect(sentSurvey()).toMatchObject({ placed: false });
  });

  it("is kept with the draft", async () => {
    const first = await openEditor({ near });
    await first.user.click(setting());
    first.unmount();
    const { user } = await openPage({ near });
    await user.click(button("Continue editing “Parks”"));
    expect(setting()).not.toBeChecked();
  });

  it("can be chosen before participation is enabled, which publishes at once", async () => {
    (await openEditor({ near })).unmount();
    const { user } = await openPage({ consented: false, near });
    await user.click(button("Continue editing “Parks”"));
    await user.click(setting());
    await user.click(button("Enable participation to publish"));
    await user.click(button("Enable and publish"));
    await waitFor(() => {
      expect(sentSurvey()).toMatchObject({ placed: false });
    });
  });

  it("stands beside Publish, also in the preview, and is fixed while that works", async () => {
    // The preview's form belongs to a remote, which nobody brought here.
    jest.spyOn(console, "error").mockImplementation();
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const { user } = await openEditor();
    await user.click(screen.getByRole("checkbox", { name: "Preview Mode" }));
    setting().focus();
    await user.tab();
    expect(button("Publish")).toHaveFocus();
    await user.click(button("Publish"));
    expect(setting()).toBeDisabled();
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
  });
});
