import { fakeNetwork } from "../testing/fake-network.ts";
import { actingUserId } from "./acting-user.ts";
import { forgetIdentity } from "./identity-cache.ts";
import { loadIdentity } from "./load-identity.ts";

const day = 24 * 60 * 60 * 1000;
const url = "GET /api/auth/identity";

beforeEach(() => {
  localStorage.clear();
});

it("acts under the server's identity and keeps it for a day", async () => {
  const network = fakeNetwork({ [url]: { actorId: "a1", city: "Kiel" } });
  const identity = await loadIdentity(0);
  expect(identity).toMatchObject({ user_id: "a1", source: "server" });
  expect(actingUserId()).toBe("a1");
  await loadIdentity(day - 1);
  expect(network.to(url)).toHaveLength(1);
  await loadIdentity(day);
  expect(network.to(url)).toHaveLength(2);
});

it("asks again when the clock was set back", async () => {
  const network = fakeNetwork({ [url]: { actorId: "a1" } });
  await loadIdentity(day);
  await loadIdentity(0);
  expect(network.to(url)).toHaveLength(2);
});

it("removes the entry of older versions", async () => {
  localStorage.setItem("cached_ip_data", "{}");
  fakeNetwork({ [url]: { actorId: "a1" } });
  await loadIdentity();
  expect(localStorage.getItem("cached_ip_data")).toBeNull();
});

it("cuts an id at 128 characters", async () => {
  fakeNetwork({ [url]: { actorId: "x".repeat(200) } });
  await loadIdentity();
  expect(actingUserId()).toBe("x".repeat(128));
});

it("acts under a local identity, always the same, when the server gives none", async () => {
  fakeNetwork({ [url]: () => new Response("", { status: 500 }) });
  const first = await loadIdentity();
  const second = await loadIdentity();
  expect(first.user_id).toMatch(/^uid_[0-9a-f]{16}$/);
  expect(first.source).toBe("client");
  expect(second.user_id).toBe(first.user_id);
});

it("acts under a local identity where the browser withholds its cryptography", async () => {
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

it("forgets a cached identity", async () => {
  const network = fakeNetwork({ [url]: { actorId: "a1" } });
  await loadIdentity(0);
  forgetIdentity();
  network.on(url, { actorId: "a2" });
  expect(await loadIdentity(1)).toMatchObject({ user_id: "a2" });
});
