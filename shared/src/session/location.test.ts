import { createStore } from "jotai";
import { fakeNetwork } from "../testing/fake-network.ts";
import { readStoredCoordinates, storeCoordinates } from "./coordinates.ts";
import {
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
  locationPromptAtom,
  watchLocationAtom,
} from "./location.ts";
import { bootstrappedAtom, loadHealthAtom } from "./site.ts";

class FakePermission extends EventTarget {
  state: PermissionState = "prompt";
  change(state: PermissionState) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

class PositionError {
  readonly code: number;
  readonly message = "No fix";
  constructor(code: number) {
    this.code = code;
  }
}

type Position = { lat: number; lng: number } | PositionError;

function browser(options: {
  permission?: FakePermission;
  position?: Position;
}) {
  const { permission, position } = options;
  Object.assign(globalThis, { GeolocationPositionError: PositionError });
  define(navigator, "permissions", {
    query: () =>
      permission ? Promise.resolve(permission) : Promise.reject(new Error()),
  });
  define(navigator, "geolocation", {
    getCurrentPosition: (
      found: PositionCallback,
      failed: (e: unknown) => void,
    ) =>
      position instanceof PositionError
        ? failed(position)
        : found({
            coords: { latitude: position?.lat, longitude: position?.lng },
          } as GeolocationPosition),
  });
}

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

async function visit(prompt = true) {
  fakeNetwork({ "GET /api/health": { geoConsentPromptEnabled: prompt } });
  const store = createStore();
  await store.set(loadHealthAtom);
  await store.set(watchLocationAtom);
  return store;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const berlin = { lat: 52.5, lng: 13.4 };

it("is checking at first", () => {
  expect(createStore().get(locationAtom).status).toBe("checking");
});

it("reuses stored coordinates when location is allowed", async () => {
  const permission = new FakePermission();
  permission.state = "granted";
  browser({ permission, position: { lat: 0, lng: 0 } });
  storeCoordinates(berlin);
  const store = await visit();
  expect(store.get(locationAtom)).toMatchObject({
    status: "granted",
    coordinates: berlin,
  });
});

it("takes a fresh position when location is allowed and none is stored", async () => {
  const permission = new FakePermission();
  permission.state = "granted";
  browser({ permission, position: berlin });
  const store = await visit();
  expect(store.get(locationAtom)).toMatchObject({
    status: "granted",
    coordinates: berlin,
  });
  expect(readStoredCoordinates()).toEqual(berlin);
});

it("follows a permission that is withdrawn", async () => {
  const permission = new FakePermission();
  permission.state = "granted";
  browser({ permission, position: berlin });
  const store = await visit();
  permission.change("denied");
  expect(store.get(locationAtom).status).toBe("denied");
});

it.each([
  [null, "idle"],
  [berlin, "granted"],
])(
  "without a permissions check, stored coordinates %p mean %s",
  async (stored, status) => {
    browser({});
    if (stored) storeCoordinates(stored);
    const store = await visit();
    expect(store.get(locationAtom).status).toBe(status);
  },
);

it("does not ask the browser unless the server allows the prompt", async () => {
  browser({ position: berlin });
  const store = await visit(false);
  await store.set(enableLocationAtom);
  expect(store.get(locationAtom)).toMatchObject({
    status: "error",
    error: "Geolocation prompt disabled",
    coordinates: null,
  });
});

it("takes one position when the person allows what they asked for", async () => {
  const permission = new FakePermission();
  browser({ permission });
  const getCurrentPosition = jest.fn();
  define(navigator, "geolocation", { getCurrentPosition });
  const store = await visit();
  void store.set(enableLocationAtom);
  permission.change("granted");
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});

it("keeps what the person granted", async () => {
  browser({ position: berlin });
  const store = await visit();
  await store.set(enableLocationAtom);
  expect(store.get(locationAtom).status).toBe("granted");
  expect(localStorage.getItem("geoConsent")).toBe("granted");
});

it.each([
  [1, "denied"],
  [2, "error"],
  [3, "error"],
])("turns position error %p into %s", async (code, status) => {
  browser({ position: new PositionError(code) });
  const store = await visit();
  await store.set(enableLocationAtom);
  expect(store.get(locationAtom)).toMatchObject({ status, error: "No fix" });
});

it("says that the browser has no location", async () => {
  browser({});
  Reflect.deleteProperty(navigator, "geolocation");
  const store = await visit();
  await store.set(enableLocationAtom);
  expect(store.get(locationAtom).error).toBe(
    "Geolocation is not supported by this browser.",
  );
});

describe("the prompt", () => {
  it("waits for the visit to be set up, and stays away once dismissed", async () => {
    browser({ position: berlin });
    const store = await visit();
    expect(store.get(locationPromptAtom)).toBe(false);
    store.set(bootstrappedAtom, true);
    expect(store.get(locationPromptAtom)).toBe(true);
    store.set(dismissLocationPromptAtom);
    expect(store.get(locationPromptAtom)).toBe(false);
    expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
  });

  it("stays away while a position is taken that was allowed before", async () => {
    const permission = new FakePermission();
    permission.state = "granted";
    browser({ permission });
    define(navigator, "geolocation", { getCurrentPosition: () => undefined });
    const store = await visit();
    store.set(bootstrappedAtom, true);
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(store.get(locationPromptAtom)).toBe(false);
  });

  it("stays while the person answers the browser's question", async () => {
    browser({});
    define(navigator, "geolocation", { getCurrentPosition: () => undefined });
    const store = await visit();
    store.set(bootstrappedAtom, true);
    void store.set(enableLocationAtom);
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(store.get(locationPromptAtom)).toBe(true);
  });

  it("is gone once location is on", async () => {
    browser({ position: berlin });
    const store = await visit();
    store.set(bootstrappedAtom, true);
    await store.set(enableLocationAtom);
    expect(store.get(locationPromptAtom)).toBe(false);
  });
});

it.each(['{"lat":"1","lng":2}', "broken", '{"lat":1}'])(
  "ignores stored coordinates that are not two numbers: %s",
  (text) => {
    sessionStorage.setItem("last_coordinates", text);
    expect(readStoredCoordinates()).toBeNull();
  },
);
