import { waitFor } from "@testing-library/react";
import { createStore } from "jotai";
import { request } from "../api/request.ts";
import { localStore } from "../storage/browser-storage.ts";
import { fakeNetwork, json, refusal } from "../testing/fake-network.ts";
import { consentAtom, setConsentAtom } from "./consent.ts";
import { bootstrappedAtom, healthAtom } from "./site.ts";
import { startVisit } from "./start-visit.ts";
import { viewerAtom, viewerIdAtom } from "./viewer.ts";

const session = "POST /api/auth/anon";
const identity = "GET /api/auth/identity";
const consent = "DELETE /api/privacy/opt-out";
const work = "POST /api/work";

function setSession(name: string) {
  document.cookie = `nearsay_csrf=csrf-of-${name}; path=/`;
}

/** A server whose next session and its actor are named `name`. */
function serverOf(name: string) {
  const network = fakeNetwork({
    [session]: () => {
      setSession(name);
      return new Response(null, { status: 204 });
    },
    [identity]: { actorId: name },
    [consent]: { optOut: false },
    [work]: { done: true },
    "GET /api/health": { geoConsentPromptEnabled: true },
    "GET /api/privacy/status": { optOut: true },
  });
  return network;
}

const pathsOf = (network: ReturnType<typeof fakeNetwork>) =>
  network.calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  setSession("first");
});

describe("startVisit", () => {
  it("starts the session before any other request", async () => {
    const network = serverOf("first");
    const store = createStore();
    await startVisit(store);
    const [first, ...others] = pathsOf(network);
    expect(first).toBe(session);
    expect(others.sort()).toEqual([
      identity,
      "GET /api/health",
      "GET /api/privacy/status",
    ]);
    expect(store.get(healthAtom).geoConsentPromptEnabled).toBe(true);
    expect(store.get(consentAtom).loading).toBe(false);
    expect(store.get(viewerIdAtom)).toBe("first");
    expect(store.get(bootstrappedAtom)).toBe(true);
  });

  it("continues without a session", async () => {
    serverOf("first").on(session, () => refusal(500, "down"));
    const store = createStore();
    await startVisit(store);
    expect(store.get(bootstrappedAtom)).toBe(true);
  });

  it("keeps the cached identity while the session continues", async () => {
    const network = serverOf("first");
    await startVisit(createStore());
    await startVisit(createStore());
    expect(network.to(identity)).toHaveLength(1);
  });

  it("does not use the cached identity for a new session", async () => {
    serverOf("first");
    await startVisit(createStore());
    serverOf("second");
    const store = createStore();
    await startVisit(store);
    expect(store.get(viewerIdAtom)).toBe("second");
  });

  it("loads the new actor and renews consent before a request is repeated after an expired session", async () => {
    serverOf("first");
    const store = createStore();
    await startVisit(store);
    await store.set(setConsentAtom, true);
    const network = serverOf("second");
    network.on(work, () =>
      document.cookie.includes("second")
        ? json({ done: true })
        : refusal(401, "No session"),
    );
    await request("/work", { method: "POST" });
    expect(store.get(viewerIdAtom)).toBe("second");
    expect(pathsOf(network).slice(0, 2)).toEqual([work, session]);
    expect(pathsOf(network).slice(2, 4).sort()).toEqual([consent, identity]);
    expect(pathsOf(network).slice(4)).toEqual([work]);
  });

  it("does not consent for a person who has not", async () => {
    serverOf("first");
    await startVisit(createStore());
    const network = serverOf("second");
    network.on(work, () =>
      document.cookie.includes("second")
        ? json({ done: true })
        : refusal(401, "No session"),
    );
    await request("/work", { method: "POST" });
    expect(network.to(consent)).toHaveLength(0);
  });

  it("handles one new session at a time, even if none of them persists", async () => {
    serverOf("first");
    await startVisit(createStore());
    let count = 0;
    const network = fakeNetwork({
      [session]: () => {
        count += 1;
        setSession(`number ${count}`);
        return count > 20
          ? refusal(429, "Too many visits")
          : new Response(null, { status: 204 });
      },
      [identity]: () => refusal(401, "No session"),
      [work]: () => refusal(401, "No session"),
    });
    await expect(request("/work", { method: "POST" })).rejects.toMatchObject({
      status: 401,
    });
    expect(network.to(session)).toHaveLength(2);
  });

  describe("offline", () => {
    let visibility: DocumentVisibilityState;

    beforeEach(() => {
      visibility = "visible";
      jest
        .spyOn(document, "visibilityState", "get")
        .mockImplementation(() => visibility);
      document.cookie = "nearsay_csrf=; max-age=0; path=/";
      localStore.write("anonymous_consent", true);
    });

    async function startOffline() {
      globalThis.fetch = () => Promise.reject(new TypeError("offline"));
      const store = createStore();
      await startVisit(store);
      return store;
    }

    const comeBack = {
      "the connection is restored": () => {
        window.dispatchEvent(new Event("online"));
      },
      "the page becomes visible again": () => {
        document.dispatchEvent(new Event("visibilitychange"));
      },
    };

    it("leaves a readable page, and shows that it is offline", async () => {
      const store = await startOffline();
      expect(store.get(bootstrappedAtom)).toBe(true);
      expect(store.get(consentAtom)).toMatchObject({
        consented: false,
        loading: false,
        error: "The server could not be reached.",
      });
      expect(store.get(viewerAtom)?.source).toBe("client");
    });

    it.each(Object.entries(comeBack))(
      "is repaired when %s",
      async (_when, back) => {
        const store = await startOffline();
        serverOf("later");
        back();
        await waitFor(() => {
          expect(store.get(consentAtom)).toMatchObject({
            consented: true,
            error: null,
          });
        });
        expect(store.get(viewerIdAtom)).toBe("later");
        expect(store.get(healthAtom).geoConsentPromptEnabled).toBe(true);
        const fetch = jest.spyOn(globalThis, "fetch");
        for (const again of Object.values(comeBack)) again();
        expect(fetch).not.toHaveBeenCalled();
      },
    );

    it("is not repaired by a hidden page, nor twice at the same time", async () => {
      const store = await startOffline();
      const network = serverOf("later");
      const fetch = jest.spyOn(globalThis, "fetch");
      visibility = "hidden";
      for (const again of Object.values(comeBack)) again();
      expect(fetch).not.toHaveBeenCalled();
      visibility = "visible";
      for (const again of Object.values(comeBack)) again();
      await waitFor(() => {
        expect(store.get(consentAtom).consented).toBe(true);
      });
      expect(network.to("GET /api/health")).toHaveLength(1);
    });

    it("is tried again if the first attempt was too early", async () => {
      const store = await startOffline();
      const steps: boolean[] = [];
      store.sub(consentAtom, () => {
        steps.push(store.get(consentAtom).loading);
      });
      comeBack["the connection is restored"]();
      await waitFor(() => {
        expect(steps).toEqual([true, false]);
      });
      serverOf("later");
      await waitFor(() => {
        comeBack["the page becomes visible again"]();
        expect(store.get(viewerIdAtom)).toBe("later");
      });
    });
  });
});
