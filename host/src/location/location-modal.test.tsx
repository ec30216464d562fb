import {
  bootstrappedAtom,
  loadHealthAtom,
  watchLocationAtom,
} from "@nearsay/core/session";
import { fakeNetwork, renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { LocationModal } from "./location-modal.tsx";

interface Setting {
  /** What the server says about asking. */
  allowed?: boolean;
  bootstrapped?: boolean;
  permission?: PermissionState;
}

let found: PositionCallback;
let failed: PositionErrorCallback;

function define(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function open(setting: Setting = {}) {
  const {
    allowed = true,
    bootstrapped = true,
    permission = "prompt",
  } = setting;
  fakeNetwork({ "GET /api/health": { geoConsentPromptEnabled: allowed } });
  define("permissions", {
    query: () =>
      Promise.resolve(Object.assign(new EventTarget(), { state: permission })),
  });
  const store = createStore();
  await store.set(loadHealthAtom);
  await store.set(watchLocationAtom);
  store.set(bootstrappedAtom, bootstrapped);
  return renderAt(<LocationModal />, { store });
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
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

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

describe("LocationModal", () => {
  it("asks for location and says what for", async () => {
    await open();
    expect(dialog()).toHaveAccessibleName("Enable Location");
    expect(dialog()).toHaveAccessibleDescription(
      /approximate location, surveys and posts near you/,
    );
  });

  it.each<[string, Setting]>([
    ["the server does not allow it", { allowed: false }],
    ["the visit is not set up", { bootstrapped: false }],
    ["a position is being taken already", { permission: "granted" }],
  ])("does not ask while %s", async (_title, setting) => {
    await open(setting);
    expect(dialog()).toBeNull();
  });

  it("says how to allow location where it is blocked", async () => {
    await open({ permission: "denied" });
    expect(screen.getByRole("status")).toHaveTextContent(
      "Location is blocked for this site.",
    );
  });

  it("says Requesting… while the browser asks, and closes once location is on", async () => {
    const { store } = await open();
    await press("Enable location");
    expect(screen.getByRole("button", { name: "Requesting…" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Waiting for your answer",
    );
    await act(async () => {
      found({
        coords: { latitude: 52.5, longitude: 13.4 },
      } as GeolocationPosition);
      await Promise.resolve();
    });
    expect(dialog()).toBeNull();
    expect(store.get(bootstrappedAtom)).toBe(true);
  });

  it.each([
    [1, "User denied Geolocation"],
    [3, "Timeout expired"],
  ])("stays open with the reason of failure %i", async (code, message) => {
    await open();
    await press("Enable location");
    await refuse(code, message);
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(
      screen.getByRole("button", { name: "Enable location" }),
    ).toBeVisible();
  });

  it.each(["Cancel", "Close"])(
    "stays away for the session after %s",
    async (name) => {
      const first = await open();
      await press(name);
      expect(dialog()).toBeNull();
      expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
      first.unmount();
    },
  );
});
