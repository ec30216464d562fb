import { fakeNetwork } from "../testing/fake-network.ts";
import { actingUserId, forgetIdentity, loadIdentity } from "./load-identity.ts";
import { fingerprintId } from "./fingerprint.ts";

const day = 24 * 60 * 60 * 1000;
const url = "GET /api/auth/identity";

beforeEach(() => {
  localStorage.clear();
});

it("uses the server's identity and caches it for a day", async () => {
  const network = fakeNetwork({ [url]: { actorId: "a1", city: "Kiel" } });
  const identity = await loadIdentity(0);
  expect(identity).toMatchObject({ user_id: "a1", source: "server" });
  expect(actingUserId()).toBe("a1");
  await loadIdentity(day - 1);
  expect(network.to(url)).toHaveLength(1);
  await loadIdentity(day);
  expect(network.to(url)).toHaveLength(2);
});

it.each([
  ["was a day ahead", day, 0],
  ["was a day behind", 0, day],
])(
  "requests it again when the clock %s and is correct now",
  async (_how, then, now) => {
    const network = fakeNetwork({ [url]: { actorId: "a1" } });
    await loadIdentity(then);
    network.on(url, { actorId: "a2" });
    expect(await loadIdentity(now)).toMatchObject({ user_id: "a2" });
    await loadIdentity(now + 1);
    expect(network.to(url)).toHaveLength(2);
  },
);

it("uses all fields of the cached identity", async () => {
  fakeNetwork({ [url]: { actorId: "a1", city: "Kiel", latitude: 54.3 } });
  const first = await loadIdentity(0);
  expect(await loadIdentity(1)).toEqual(first);
});

it.each([
  ["{broken", "0"],
  ["[]", "0"],
  ['{"city":"Kiel","source":"server"}', "0"],
  ['{"user_id":{},"source":"server"}', "0"],
  ['{"user_id":"a0","source":"client"}', "0"],
  ['{"user_id":"a0","source":"server"}', "soon"],
  ['{"user_id":"a0","source":"server"}', "{}"],
])(
  "requests it from the server if the cache is malformed: %s of %s",
  async (cached, time) => {
    localStorage.setItem("cached_identity", cached);
    localStorage.setItem("cached_identity_timestamp", time);
    fakeNetwork({ [url]: { actorId: "a1" } });
    expect(await loadIdentity(1)).toMatchObject({ user_id: "a1" });
  },
);

it("removes the entry of older versions", async () => {
  localStorage.setItem("cached_ip_data", "{}");
  fakeNetwork({ [url]: { actorId: "a1" } });
  await loadIdentity();
  expect(localStorage.getItem("cached_ip_data")).toBeNull();
});

it("shortens an id to 128 characters", async () => {
  fakeNetwork({ [url]: { actorId: "x".repeat(200) } });
  await loadIdentity();
  expect(actingUserId()).toBe("x".repeat(128));
});

it("uses a constant local identity if the server provides none", async () => {
  fakeNetwork({ [url]: () => new Response("", { status: 500 }) });
  const first = await loadIdentity();
  const second = await loadIdentity();
  expect(first.user_id).toMatch(/^uid_[0-9a-f]{16}$/);
  expect(first.source).toBe("client");
  expect(first.user_id).toBe(fingerprintId("client-only"));
  expect(second.user_id).toBe(first.user_id);
});

it("uses a random identity if even the code for a local one cannot be loaded", async () => {
  jest.resetModules();
  jest.doMock("./fingerprint.ts", () => {
    throw new Error("not reached");
  });
  fakeNetwork({ [url]: () => new Response("", { status: 500 }) });
  const offline = await import("./load-identity.ts");
  const ids = [await offline.loadIdentity(), await offline.loadIdentity()];
  for (const { user_id } of ids) expect(user_id).toMatch(/^uid_[0-9a-f]{16}$/);
  expect(ids[0]?.user_id).not.toBe(ids[1]?.user_id);
  jest.dontMock("./fingerprint.ts");
});

it("requests it from the server again after a local identity", async () => {
  const network = fakeNetwork({
    [url]: () => new Response("", { status: 500 }),
  });
  await loadIdentity(0);
  network.on(url, { actorId: "a1" });
  expect(await loadIdentity(1)).toMatchObject({ source: "server" });
});

it("derives the local identity from the address, and keeps the location, if the server returns no actor", async () => {
  const network = fakeNetwork({ [url]: { ip: "192.0.2.1", city: "Kiel" } });
  const here = await loadIdentity();
  network.on(url, { ip: "192.0.2.2" });
  const there = await loadIdentity();
  network.on(url, {});
  const nowhere = await loadIdentity();
  expect(here).toMatchObject({ source: "client", city: "Kiel" });
  expect(here.user_id).toBe(fingerprintId("192.0.2.1"));
  expect(there.user_id).toBe(fingerprintId("192.0.2.2"));
  expect(nowhere.user_id).toBe(fingerprintId("no-anchor"));
});

it("uses a local identity if the browser does not provide cryptography", async () => {
  const secure = globalThis.crypto;
  Object.defineProperty(globalThis, "crypto", {
    value: {},
    configurable: true,
  });
  fakeNetwork({ [url]: () => new Response("", { status: 500 }) });
  const { user_id } = await loadIdentity().finally(() => {
    Object.defineProperty(globalThis, "crypto", {
      value: secure,
      configurable: true,
    });
  });
  expect(user_id).toMatch(/^uid_[0-9a-f]{16}$/);
});

it("deletes a cached identity", async () => {
  const network = fakeNetwork({ [url]: { actorId: "a1" } });
  await loadIdentity(0);
  forgetIdentity();
  network.on(url, { actorId: "a2" });
  expect(await loadIdentity(1)).toMatchObject({ user_id: "a2" });
});
