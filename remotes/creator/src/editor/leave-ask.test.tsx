import { act, screen, waitFor } from "@testing-library/react";
import {
  button,
  create,
  generate,
  network,
  openEditor,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

const traverseTo = jest.fn();

/** The browser's Navigation API, which jsdom does not have. */
function startNavigation(): EventTarget {
  const navigation = Object.assign(new EventTarget(), { traverseTo });
  Object.assign(window, { navigation });
  return navigation;
}

let navigation: EventTarget;

beforeEach(() => {
  startNetwork();
  traverseTo.mockReset();
  navigation = startNavigation();
});

afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
});

/** Navigates to another page of the app; returns whether the page allowed it. */
function go(path: string, more: object = {}): boolean {
  const event = new Event("navigate", { cancelable: true });
  const url = new URL(path, location.href).href;
  Object.assign(event, {
    destination: { url, key: "earlier", sameDocument: true },
    navigationType: "push",
    hashChange: false,
    ...more,
  });
  act(() => {
    navigation.dispatchEvent(event);
  });
  return !event.defaultPrevented;
}

function reload(): boolean {
  return window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

const question = { name: "Leave this survey?" };

describe("leaving a survey", () => {
  it("asks first, and stays if the user chooses so", async () => {
    const { user } = await openEditor();
    expect(go("/guide")).toBe(false);
    expect(screen.getByRole("dialog", question)).toHaveAccessibleDescription(
      "It is stored in this browser. You can continue when you come back.",
    );
    await user.click(button("Stay"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(textBox("Survey Title")).toHaveValue("Parks");
    expect(reload()).toBe(false);
  });

  it("asks nothing while nothing is written", async () => {
    network.on(generate, { title: "Parks", questions: [] });
    const { user } = await openEditor();
    await user.clear(textBox("Survey Title"));
    expect(go("/guide")).toBe(true);
    expect(reload()).toBe(true);
  });

  it("continues the navigation if the user chooses so, and asks no more", async () => {
    const { user, location } = await openEditor();
    go("/feedback?page=2#top");
    await user.click(button("Leave"));
    expect(location()).toMatchObject({
      pathname: "/feedback",
      search: "?page=2",
      hash: "#top",
    });
    expect(reload()).toBe(true);
  });

  it("asks again if the user turned back before the other page loaded", async () => {
    const { user } = await openEditor();
    go("/guide");
    await user.click(button("Leave"));
    expect(go("/guide")).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(go("/guide")).toBe(false);
    expect(screen.getByRole("dialog", question)).toBeVisible();
  });

  it("goes back in the history if the user chooses so", async () => {
    const { user } = await openEditor();
    go("/guide", { navigationType: "traverse" });
    await user.click(button("Leave"));
    expect(traverseTo).toHaveBeenCalledWith("earlier");
  });

  it("asks nothing for an anchor on the page or an empty draft", async () => {
    const { user } = await openEditor();
    expect(go("#questions", { hashChange: true })).toBe(true);
    await user.click(button("Back to the description"));
    expect(go("/guide")).toBe(true);
    expect(reload()).toBe(true);
  });

  it("warns that the draft will be lost if the browser cannot store it", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await openEditor();
    expect(
      await screen.findByText(
        "This browser cannot store your draft. Publish it before you leave.",
      ),
    ).toBeVisible();
    go("/guide");
    expect(screen.getByRole("dialog", question)).toHaveAccessibleDescription(
      "This browser cannot store your draft, so it will be lost.",
    );
  });

  it("asks nothing once the survey is published", async () => {
    const { user, location } = await openEditor();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(location().pathname).toBe("/");
    });
    expect(network.to(create)).toHaveLength(1);
    expect(reload()).toBe(true);
  });
});
