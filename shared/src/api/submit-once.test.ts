import {
  type FakeNetwork,
  fakeNetwork,
  json,
} from "../testing/fake-network.ts";
import { keptInTab, submitOnce } from "./submit-once.ts";

const route = "POST /api/x";
const lost = () => Promise.reject(new TypeError("connection lost"));

function keysOf(network: FakeNetwork) {
  return network.to(route).map(({ headers }) => headers.get("idempotency-key"));
}

const send = (text: string) => submitOnce("/x", { text }, "post_create");

async function loseReplyTo(text: string) {
  const network = fakeNetwork({ [route]: lost });
  await expect(send(text)).rejects.toMatchObject({ code: "NETWORK" });
  network.on(route, () => json({}, 201));
  return network;
}

beforeEach(() => {
  document.cookie = "nearsay_csrf=t1";
});

describe("submitOnce", () => {
  it("sends the same data again with the same key after a lost reply", async () => {
    const network = await loseReplyTo("One");
    await send("One");
    const [first, second] = keysOf(network);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(network.to(route)[1]?.body).toEqual({ text: "One" });
  });

  it("sends edited data with another key", async () => {
    const network = await loseReplyTo("Two");
    await send("Two, edited");
    const [first, second] = keysOf(network);
    expect(second).not.toBe(first);
  });

  it("sends the same data with a new key after a response", async () => {
    const network = await loseReplyTo("Three");
    await send("Three");
    await send("Three");
    const [, second, third] = keysOf(network);
    expect(third).not.toBe(second);
  });

  it("distinguishes the same data for two paths", async () => {
    const network = await loseReplyTo("Four");
    network.on("POST /api/y", {});
    await submitOnce("/y", { text: "Four" }, "post_create");
    const [elsewhere] = network.to("POST /api/y");
    expect(elsewhere?.headers.get("idempotency-key")).not.toBe(
      keysOf(network)[0],
    );
  });

  it("stores a key in the tab on request, until there was a response", async () => {
    const sendKept = () =>
      submitOnce("/x", { text: "Five" }, "post_create", {
        unsettled: keptInTab,
      });
    const network = fakeNetwork({ [route]: lost });
    await expect(sendKept()).rejects.toMatchObject({
      code: "NETWORK",
    });
    expect(sessionStorage).toHaveLength(1);
    network.on(route, () => json({}, 201));
    await sendKept();
    const [first, second] = keysOf(network);
    expect(second).toBe(first);
    expect(sessionStorage).toHaveLength(0);
  });
});
