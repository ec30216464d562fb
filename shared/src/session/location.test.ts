import { waitFor } from "@testing-library/react";
import { createStore } from "jotai";
import { sessionStore } from "../storage/browser-storage.ts";
import { fakeNetwork } from "../testing/fake-network.ts";
import {
  readStoredCoordinates,
  storeCoordinates,
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
  locationPromptAtom,
  type LocationStatus,
  placePendingAtom,
  watchLocationAtom,
} from "./location.ts";
import { bootstrappedAtom, loadHealthAtom } from "./site.ts";
import { session as texts } from "#messages";

class FakePermission extends EventTarget {
  state: PermissionState;
  constructor(state: PermissionState = "prompt") {
    super();
    this.state = state;
  }
  change(state: PermissionState) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

class PositionError {
  readonly code: number;
  readonly message = "User denied Geolocation";
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

/** A geolocation that responds when the test triggers it. */
function slowBrowser(permission?: FakePermission) {
  browser(permission ? { permission } : {});
  const getCurrentPosition = jest.fn<
    void,
    [PositionCallback, (error: PositionError) => void, PositionOptions]
  >();
  define(navigator, "geolocation", { getCurrentPosition });
  return getCurrentPosition;
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

const nothing = undefined as unknown as Navigator;

const { denied: blocked, withheld, notFound, timedOut } = texts.location;

const berlin = { lat: 52.5, lng: 13.4 };
const kiel = { lat: 54.3, lng: 10.1 };

// Without storage, values persist in memory.
beforeEach(() => {
  sessionStore.remove("last_coordinates");
});

const granted = () => new FakePermission("granted");

it("is checking at first", () => {
  expect(createStore().get(locationAtom).status).toBe("checking");
});

describe("a visit begins", () => {
  it.each<[PermissionState | "unknown", object | null, LocationStatus]>([
    ["granted", berlin, "granted"],
    ["granted", null, "requesting"],
    ["denied", berlin, "denied"],
    ["denied", null, "denied"],
    ["prompt", berlin, "granted"],
    ["prompt", null, "idle"],
    ["unknown", berlin, "granted"],
    ["unknown", null, "idle"],
  ])(
    "with permission %s and %j stored as %s",
    async (permission, stored, status) => {
      const ask = slowBrowser(
        permission === "unknown" ? undefined : new FakePermission(permission),
      );
      if (stored) storeCoordinates(berlin);
      const store = await visit();
      expect(store.get(locationAtom)).toMatchObject({
        status,
        coordinates: status === "granted" ? berlin : null,
        error: status === "denied" ? blocked : null,
      });
      expect(ask).toHaveBeenCalledTimes(status === "requesting" ? 1 : 0);
    },
  );

  it("as idle if the browser supports no permissions", async () => {
    browser({});
    define(navigator, "permissions", undefined);
    const store = await visit();
    expect(store.get(locationAtom).status).toBe("idle");
  });

  it("with a fresh position, which is stored for the session", async () => {
    browser({ permission: granted(), position: berlin });
    const store = await visit();
    expect(store.get(locationAtom)).toMatchObject({
      status: "granted",
      coordinates: berlin,
    });
    expect(readStoredCoordinates()).toEqual(berlin);
  });

  it.each<[number, LocationStatus, string]>([
    [1, "error", notFound],
    [2, "error", notFound],
    [3, "error", timedOut],
  ])(
    "with an error if the fresh position fails with code %i",
    async (code, status, error) => {
      browser({ permission: granted(), position: new PositionError(code) });
      const store = await visit();
      await waitFor(() => {
        expect(store.get(locationAtom)).toMatchObject({ status, error });
      });
    },
  );
});

describe("a permission that changes", () => {
  it.each<[PermissionState, PermissionState, LocationStatus]>([
    ["granted", "denied", "denied"],
    ["granted", "prompt", "granted"],
    ["prompt", "denied", "denied"],
    ["prompt", "granted", "granted"],
    ["denied", "granted", "granted"],
    ["denied", "prompt", "idle"],
  ])("from %s to %s updates the state", async (before, after, status) => {
    const permission = new FakePermission(before);
    browser({ permission, position: kiel });
    const store = await visit();
    permission.change(after);
    await waitFor(() => {
      expect(store.get(locationAtom)).toMatchObject({
        status,
        coordinates: status === "granted" ? kiel : null,
      });
    });
  });

  it("is not observed any more after unsubscribing", async () => {
    const permission = new FakePermission();
    browser({ permission, position: kiel });
    const store = createStore();
    const stop = await store.set(watchLocationAtom);
    stop();
    permission.change("denied");
    expect(store.get(locationAtom).status).toBe("idle");
  });

  it("requests one position when the person grants the permission", async () => {
    const permission = new FakePermission();
    const ask = slowBrowser(permission);
    const store = await visit();
    void store.set(enableLocationAtom);
    permission.change("granted");
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe("enabling location", () => {
  it("does nothing unless the server allows the prompt", async () => {
    const ask = slowBrowser();
    const store = await visit(false);
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom)).toMatchObject({
      status: "error",
      error: "Geolocation prompt disabled",
      coordinates: null,
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it("requests an exact and fresh position with a timeout of 15 seconds", async () => {
    const ask = slowBrowser();
    const store = await visit();
    void store.set(enableLocationAtom);
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(ask.mock.lastCall?.[2]).toEqual({
      enableHighAccuracy: true,
      timeout: 15_000,
      maximumAge: 0,
    });
  });

  it("stores the granted position", async () => {
    browser({ position: berlin });
    const store = await visit();
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom)).toEqual({
      status: "granted",
      coordinates: berlin,
      error: null,
    });
    expect(localStorage.getItem("geoConsent")).toBe("granted");
    expect(
      JSON.parse(sessionStorage.getItem("last_coordinates") ?? ""),
    ).toEqual({ ...berlin, ts: expect.any(Number) as number });
  });

  it.each<[number, LocationStatus, string]>([
    [1, "denied", blocked],
    [2, "error", notFound],
    [3, "error", timedOut],
  ])(
    "turns position error %i into %s, and allows another attempt",
    async (code, status, error) => {
      browser({ position: new PositionError(code) });
      const store = await visit();
      await store.set(enableLocationAtom);
      expect(store.get(locationAtom)).toMatchObject({
        status,
        error,
      });
      expect(localStorage.getItem("geoConsent")).toBeNull();
      browser({ position: berlin });
      await store.set(enableLocationAtom);
      expect(store.get(locationAtom)).toMatchObject({
        status: "granted",
        error: null,
      });
    },
  );

  it.each<[PermissionState, LocationStatus, string]>([
    ["prompt", "error", withheld],
    ["granted", "error", notFound],
    ["denied", "denied", blocked],
  ])(
    "depends on the permission after a refusal: %s",
    async (state, status, error) => {
      const permission = new FakePermission();
      browser({ permission, position: new PositionError(1) });
      const store = await visit();
      permission.state = state;
      await store.set(enableLocationAtom);
      expect(store.get(locationAtom)).toMatchObject({ status, error });
    },
  );

  it("shows no message of a browser error", async () => {
    browser({});
    define(navigator, "geolocation", {
      getCurrentPosition: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
    const store = await visit();
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom).error).toBe(notFound);
  });

  it("reports that the browser has no geolocation", async () => {
    browser({});
    Reflect.deleteProperty(navigator, "geolocation");
    const store = await visit();
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom)).toMatchObject({
      status: "error",
      error: "Geolocation is not supported by this browser.",
    });
  });

  it("reports that there is no navigator", async () => {
    browser({});
    const store = await visit();
    jest.spyOn(globalThis, "navigator", "get").mockReturnValue(nothing);
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom)).toMatchObject({
      status: "error",
      error: "Navigator not available",
    });
  });

  it("works without storage", async () => {
    const refuse = () => {
      throw new DOMException("", "SecurityError");
    };
    jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
    browser({ position: berlin });
    const store = await visit();
    await store.set(enableLocationAtom);
    expect(store.get(locationAtom).coordinates).toEqual(berlin);
  });
});

describe("the prompt", () => {
  async function prepared(allowed = true) {
    const store = await visit(allowed);
    store.set(bootstrappedAtom, true);
    return store;
  }

  it("waits until the visit has been set up", async () => {
    browser({});
    const store = await visit();
    expect(store.get(locationPromptAtom)).toBe(false);
    store.set(bootstrappedAtom, true);
    expect(store.get(locationPromptAtom)).toBe(true);
  });

  it("is hidden unless the server allows it", async () => {
    browser({});
    const store = await prepared(false);
    expect(store.get(locationPromptAtom)).toBe(false);
  });

  it("is hidden for the session once dismissed", async () => {
    browser({});
    const store = await prepared();
    store.set(dismissLocationPromptAtom);
    expect(store.get(locationPromptAtom)).toBe(false);
    expect(sessionStorage.getItem("geo_modal_dismissed")).toBe("1");
    const afterReload = await prepared();
    expect(afterReload.get(locationPromptAtom)).toBe(false);
    sessionStorage.clear();
    const nextSession = await prepared();
    expect(nextSession.get(locationPromptAtom)).toBe(true);
  });

  it("is hidden while a position is requested with an existing permission", async () => {
    slowBrowser(granted());
    const store = await prepared();
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(store.get(locationPromptAtom)).toBe(false);
  });

  it("stays while the person answers the browser's question", async () => {
    slowBrowser();
    const store = await prepared();
    void store.set(enableLocationAtom);
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(store.get(locationPromptAtom)).toBe(true);
  });

  it("stays to show an error", async () => {
    browser({ position: new PositionError(3) });
    const store = await prepared();
    await store.set(enableLocationAtom);
    expect(store.get(locationPromptAtom)).toBe(true);
  });

  it("is hidden once location is enabled", async () => {
    browser({ position: berlin });
    const store = await prepared();
    await store.set(enableLocationAtom);
    expect(store.get(locationPromptAtom)).toBe(false);
  });
});

describe("the location", () => {
  it("is pending until the browser has reported the permission", async () => {
    browser({});
    expect(createStore().get(placePendingAtom)).toBe(true);
    expect((await visit()).get(placePendingAtom)).toBe(false);
  });

  it("is pending while a position is requested with an existing permission", async () => {
    const ask = slowBrowser(granted());
    const store = await visit();
    expect(store.get(placePendingAtom)).toBe(true);
    const [found] = ask.mock.calls[0] ?? [];
    found?.({
      coords: { latitude: 52.5, longitude: 13.4 },
    } as GeolocationPosition);
    await waitFor(() => {
      expect(store.get(placePendingAtom)).toBe(false);
    });
  });

  it("is not pending while a person has not decided yet", async () => {
    slowBrowser();
    const store = await visit();
    void store.set(enableLocationAtom);
    expect(store.get(locationAtom).status).toBe("requesting");
    expect(store.get(placePendingAtom)).toBe(false);
  });
});

it.each(['{"lat":"1","lng":2}', "broken", '{"lat":1}', "null", "[1,2]"])(
  "ignores stored coordinates that are not two numbers: %s",
  (text) => {
    sessionStorage.setItem("last_coordinates", text);
    expect(readStoredCoordinates()).toBeNull();
  },
);
