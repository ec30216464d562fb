import { createStore } from "jotai";
import { localStore } from "../storage/browser-storage.ts";
import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { consentAtom, loadConsentAtom, setConsentAtom } from "./consent.ts";

const optOutUrl = "/api/privacy/opt-out";

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
  localStorage.clear();
});

function network(optOut: boolean) {
  return fakeNetwork({
    "GET /api/privacy/status": { optOut },
    [`POST ${optOutUrl}`]: { optOut: true },
    [`DELETE ${optOutUrl}`]: { optOut: false },
  });
}

async function load() {
  const store = createStore();
  await store.set(loadConsentAtom);
  return store.get(consentAtom);
}

it("is loading until the server has responded", () => {
  expect(createStore().get(consentAtom)).toMatchObject({ loading: true });
});

it("removes the opt-out of a person who had consented", async () => {
  localStore.write("anonymous_consent", true);
  const calls = network(true);
  expect(await load()).toMatchObject({ consented: true, loading: false });
  expect(calls.to(`DELETE ${optOutUrl}`)).toHaveLength(1);
});

it("sets the opt-out of a person who had not consented", async () => {
  const calls = network(false);
  expect(await load()).toMatchObject({ consented: false, loading: false });
  expect(calls.to(`POST ${optOutUrl}`)).toHaveLength(1);
});

it.each([
  [true, false],
  [false, true],
])("changes nothing if both agree (consent %p)", async (consent, optOut) => {
  localStore.write("anonymous_consent", consent);
  const calls = network(optOut);
  expect(await load()).toMatchObject({ consented: consent });
  expect(calls.calls.map((call) => call.method)).toEqual(["GET"]);
});

it("is read-only and shows an error if the server does not respond", async () => {
  localStore.write("anonymous_consent", true);
  fakeNetwork({
    "GET /api/privacy/status": () => new Response("", { status: 500 }),
  });
  expect(await load()).toMatchObject({
    consented: false,
    error: "Failed to initialize privacy consent",
  });
});

it.each([
  [true, `DELETE ${optOutUrl}`],
  [false, `POST ${optOutUrl}`],
])("stores a consent that was set to %p", async (consented, route) => {
  localStore.write("anonymous_consent", !consented);
  const calls = network(consented);
  const store = createStore();
  const done = store.set(setConsentAtom, consented);
  expect(store.get(consentAtom)).toMatchObject({ updating: true, error: null });
  await expect(done).resolves.toBe(true);
  expect(store.get(consentAtom)).toEqual({
    consented,
    loading: false,
    updating: false,
    error: null,
  });
  expect(calls.to(route)).toHaveLength(1);
  expect(localStore.read("anonymous_consent")).toBe(consented);
});

it("sends a token only for giving consent", async () => {
  const calls = network(true);
  calls.on("GET /api/bot-check/challenge", { provider: "off" });
  const store = createStore();
  await store.set(setConsentAtom, true);
  await store.set(setConsentAtom, false);
  expect(
    calls.to("GET /api/bot-check/challenge").map(({ path }) => path),
  ).toEqual(["/api/bot-check/challenge?action=privacy_consent"]);
});

it("is withdrawn only after the server has confirmed it", async () => {
  localStore.write("anonymous_consent", true);
  network(false).on(
    `POST ${optOutUrl}`,
    () => new Response("", { status: 500 }),
  );
  const store = createStore();
  await store.set(loadConsentAtom);
  await expect(store.set(setConsentAtom, false)).resolves.toBe(false);
  expect(store.get(consentAtom)).toMatchObject({
    consented: true,
    error: "Failed to update consent",
  });
  expect(localStore.read("anonymous_consent")).toBe(true);
});

it.each(['"true"', "1", "{broken", "null"])(
  "treats a malformed consent as none: %s",
  async (stored) => {
    localStorage.setItem("anonymous_consent", stored);
    network(true);
    expect(await load()).toMatchObject({ consented: false, error: null });
  },
);

it("loads again after a failure", async () => {
  localStore.write("anonymous_consent", true);
  const calls = fakeNetwork({
    "GET /api/privacy/status": () => new Response("", { status: 500 }),
  });
  const store = createStore();
  await store.set(loadConsentAtom);
  calls.on("GET /api/privacy/status", { optOut: false });
  const done = store.set(loadConsentAtom);
  expect(store.get(consentAtom)).toMatchObject({ loading: true, error: null });
  await done;
  expect(store.get(consentAtom)).toMatchObject({
    consented: true,
    loading: false,
    error: null,
  });
});

it("does not interfere with a running change", async () => {
  const calls = network(true);
  const store = createStore();
  const change = store.set(setConsentAtom, true);
  await store.set(loadConsentAtom);
  await change;
  expect(store.get(consentAtom).consented).toBe(true);
  expect(calls.to("GET /api/privacy/status")).toHaveLength(0);
});

it.each([
  ["that the visitor opted out", { optOut: true }],
  ["that the visitor takes part", { optOut: false }],
  ["an error", () => new Response("", { status: 500 })],
])(
  "keeps a change made while it was loading, if the server returns %s",
  async (_what, status) => {
    const calls = network(true);
    calls.on("GET /api/privacy/status", status);
    const store = createStore();
    const load = store.set(loadConsentAtom);
    const change = store.set(setConsentAtom, true);
    await Promise.all([load, change]);
    expect(store.get(consentAtom)).toEqual({
      consented: true,
      loading: false,
      updating: false,
      error: null,
    });
    expect(calls.to(`POST ${optOutUrl}`)).toHaveLength(0);
  },
);

it("clears the last error with the next change", async () => {
  const calls = fakeNetwork({
    [`DELETE ${optOutUrl}`]: () => new Response("", { status: 500 }),
  });
  const store = createStore();
  await store.set(setConsentAtom, true);
  calls.on(`DELETE ${optOutUrl}`, { optOut: false });
  await store.set(setConsentAtom, true);
  expect(store.get(consentAtom).error).toBeNull();
});

it("keeps the old state and shows the reason if a change fails", async () => {
  fakeNetwork({
    [`DELETE ${optOutUrl}`]: () => new Response("", { status: 500 }),
  });
  const store = createStore();
  await expect(store.set(setConsentAtom, true)).resolves.toBe(false);
  expect(store.get(consentAtom)).toMatchObject({
    consented: false,
    updating: false,
    error: "Failed to update consent",
  });
});

it("prefers the server's message for a failure", async () => {
  fakeNetwork({
    [`DELETE ${optOutUrl}`]: () => refusal(503, "Back in a minute"),
  });
  const store = createStore();
  await store.set(setConsentAtom, true);
  expect(store.get(consentAtom).error).toBe("Back in a minute");
});
