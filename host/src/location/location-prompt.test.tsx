import { Link } from "@nearsay/core/router";
import {
  answerSentAtom,
  bootstrappedAtom,
  loadHealthAtom,
  watchLocationAtom,
} from "@nearsay/core/session";
import { fakeNetwork, renderAt } from "@nearsay/core/testing";
import { Dialog } from "@nearsay/core/ui";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router-dom";
import { LocationPrompt } from "./location-prompt.tsx";

interface Setting {
  /** Whether the server allows the prompt. */
  allowed?: boolean;
  bootstrapped?: boolean;
  permission?: PermissionState;
  path?: string;
}

class Permission extends EventTarget {
  state: PermissionState = "prompt";
}

let permission: Permission;
let found: PositionCallback;
let failed: PositionErrorCallback;

function define(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function open(setting: Setting = {}) {
  const {
    allowed = true,
    bootstrapped = true,
    permission: state = "prompt",
    path = "/",
  } = setting;
  permission = Object.assign(new Permission(), { state });
  fakeNetwork({ "GET /api/health": { geoConsentPromptEnabled: allowed } });
  define("permissions", { query: () => Promise.resolve(permission) });
  const store = createStore();
  await store.set(loadHealthAtom);
  await store.set(watchLocationAtom);
  store.set(bootstrappedAtom, bootstrapped);
  return renderAt(
    <>
      <LocationPrompt />
      {["/", "/?s=8", "/about"].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>,
    { store, path },
  );
}

beforeEach(() => {
  define("geolocation", {
    getCurrentPosition: (
      onFound: PositionCallback,
      onFailed: PositionErrorCallback,
    ) => {
      found = onFound;
      failed = onFailed;
    },
  });
});

const dialog = () => screen.queryByRole("dialog");
const enableButton = () =>
  screen.queryByRole("button", { name: "Enable location" });
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

function find() {
  return act(async () => {
    found({
      coords: { latitude: 52.5, longitude: 13.4 },
    } as GeolocationPosition);
    await Promise.resolve();
  });
}

function refuse(code: number, message: string) {
  class PositionError {
    readonly code = code;
    readonly message = message;
  }
  Object.assign(globalThis, { GeolocationPositionError: PositionError });
  return act(async () => {
    failed(new PositionError() as GeolocationPositionError);
    await Promise.resolve();
  });
}

describe("the location prompt", () => {
  it("asks for location and states the purpose", async () => {
    await open();
    await screen.findByRole("dialog");
    expect(dialog()).toHaveAccessibleName("Enable Location");
    expect(dialog()).toHaveAccessibleDescription(
      /approximate location, surveys and posts near you/,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Location is off.");
  });

  it.each<[string, Setting]>([
    ["the server does not allow the prompt", { allowed: false }],
    ["the visit is not set up yet", { bootstrapped: false }],
    ["a position is already being requested", { permission: "granted" }],
  ])("does not ask while %s", async (_title, setting) => {
    await open(setting);
    expect(dialog()).toBeNull();
  });

  it.each([
    "/operate",
    "/manage/0-1",
    "/mine",
    "/t",
    "/embed",
    "/embed?survey=1",
    "/privacy/your-data",
    "/about",
  ])(
    "does not ask at %s, where a location has no use, but on the list afterwards",
    async (path) => {
      await open({ path });
      expect(dialog()).toBeNull();
      await userEvent.click(screen.getByRole("link", { name: "/" }));
      expect(dialog()).toBeVisible();
    },
  );

  it("explains how to allow location if it is blocked", async () => {
    await open({ permission: "denied" });
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Location is blocked for this site\. Allow it in your browser’s settings/,
    );
    expect(enableButton()).toBeNull();
  });

  it("shows Requesting… while the browser asks, and closes when location is enabled", async () => {
    const { store } = await open();
    await press("Enable location");
    expect(screen.getByRole("button", { name: "Requesting…" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Waiting for your answer",
    );
    await find();
    expect(dialog()).toBeNull();
    expect(store.get(bootstrappedAtom)).toBe(true);
  });

  it.each([
    [1, "User denied Geolocation", /^Your browser did not give your location/],
    [2, "Network location provider", /^Your location could not be found/],
    [3, "Timeout expired", /^It took too long to find your location/],
  ])(
    "stays open with its own message for failure %i, for another attempt",
    async (code, message, words) => {
      await open();
      await press("Enable location");
      await refuse(code, message);
      expect(await screen.findByRole("alert")).toHaveTextContent(words);
      expect(dialog()).not.toHaveTextContent(message);
      expect(enableButton()).toBeVisible();
    },
  );

  it("has no button that can only fail again, until the permission changes", async () => {
    await open();
    await press("Enable location");
    permission.state = "denied";
    await refuse(1, "User denied Geolocation");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Location is blocked for this site/,
    );
    expect(enableButton()).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
    permission.state = "prompt";
    act(() => {
      permission.dispatchEvent(new Event("change"));
    });
    expect(enableButton()).toBeVisible();
  });

  it("closes when location is allowed in the browser's settings in the meantime", async () => {
    await open({ permission: "denied" });
    expect(dialog()).toBeVisible();
    permission.state = "granted";
    await act(async () => {
      permission.dispatchEvent(new Event("change"));
      await Promise.resolve();
    });
    await find();
    expect(dialog()).toBeNull();
  });

  it("stays hidden for the session after Escape", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
  });

  it.each(["Cancel", "Close"])(
    "stays hidden for the session after %s",
    async (name) => {
      const first = await open();
      await press(name);
      expect(dialog()).toBeNull();
      expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
      first.unmount();
    },
  );
});

describe("a visitor who came for a survey", () => {
  const go = (to: string) =>
    userEvent.click(screen.getByRole("link", { name: to }));

  it.each(["/surveys/7", "/surveys/7/", "/?s=7&utm_source=homepage"])(
    "is not asked at %s before they sent an answer",
    async (path) => {
      const { store } = await open({ path });
      expect(dialog()).toBeNull();
      act(() => {
        store.set(answerSentAtom, true);
      });
      expect(dialog()).toBeVisible();
    },
  );

  it("is asked when they go to a list", async () => {
    await open({ path: "/surveys/7" });
    await go("/?s=8");
    expect(dialog()).toBeNull();
    await go("/");
    expect(dialog()).toBeVisible();
  });

  it("can read the policy without being asked", async () => {
    await open({ path: "/surveys/7" });
    await go("/about");
    expect(dialog()).toBeNull();
  });

  it.each(["/", "/?s=%20", "/?q=park", "/feedback", "/create-survey"])(
    "is distinguished from a visitor of %s, who is asked",
    async (path) => {
      await open({ path });
      expect(dialog()).toBeVisible();
    },
  );
});

it("waits for a dialog that is needed, and asks afterwards", async () => {
  const { store, rerender } = await open();
  const both = (needed: boolean) => (
    <Provider store={store}>
      <MemoryRouter>
        <LocationPrompt />
        <Dialog
          open={needed}
          title="Enter Access Code"
          onClose={() => undefined}
        />
      </MemoryRouter>
    </Provider>
  );
  rerender(both(false));
  expect(dialog()).toHaveAccessibleName("Enable Location");
  rerender(both(true));
  expect(dialog()).toHaveAccessibleName("Enter Access Code");
  rerender(both(false));
  expect(dialog()).toHaveAccessibleName("Enable Location");
});
