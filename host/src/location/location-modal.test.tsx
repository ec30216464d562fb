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
  } = setting;
  permission = Object.assign(new Permission(), { state });
  fakeNetwork({ "GET /api/health": { geoConsentPromptEnabled: allowed } });
  define("permissions", { query: () => Promise.resolve(permission) });
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

describe("LocationModal", () => {
  it("asks for location and says what for", async () => {
    await open();
    expect(dialog()).toHaveAccessibleName("Enable Location");
    expect(dialog()).toHaveAccessibleDescription(
      /approximate location, surveys and posts near you/,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Location is off.");
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
    await find();
    expect(dialog()).toBeNull();
    expect(store.get(bootstrappedAtom)).toBe(true);
  });

  it.each([
    [1, "User denied Geolocation", "Location is blocked for this site."],
    [3, "Timeout expired", "Location could not be read."],
  ])(
    "stays open with the reason of failure %i",
    async (code, message, hint) => {
      await open();
      await press("Enable location");
      await refuse(code, message);
      expect(screen.getByRole("alert")).toHaveTextContent(message);
      expect(screen.getByRole("status")).toHaveTextContent(hint);
      expect(
        screen.getByRole("button", { name: "Enable location" }),
      ).toBeVisible();
    },
  );

  it("closes when location is allowed in the browser's settings meanwhile", async () => {
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

  it("stays away for the session after Escape", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
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
