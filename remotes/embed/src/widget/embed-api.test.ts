import { json, refusal } from "@nearsay/core/testing";
import { deferredReply } from "@nearsay/surveys/testing";
import {
  answersPath,
  checkPath,
  consentPath,
  embedNetwork,
  resultsPath,
  tokensOf,
  visitReply,
  visitsPath,
} from "../testing/embedded.tsx";
import { createEmbedApi } from "./embed-api.ts";

const given = { answers: { 2: "Never" } };
const over = () => refusal(401, "Over", "EMBED_TOKEN_OVER");

/** Uses one reply for the first request and another for all later ones. */
function once<T>(first: () => T, later: () => T): () => T {
  let asked = false;
  return () => {
    if (asked) return later();
    asked = true;
    return first();
  };
}

async function begin(routes: Parameters<typeof embedNetwork>[0] = {}) {
  const network = embedNetwork(routes);
  const api = createEmbedApi({ site: "", survey: "7" });
  await api.visit();
  return { network, api };
}

describe("the requests of an embedded survey", () => {
  it("send a first visit without a preflight", async () => {
    const { network } = await begin();
    const [visit] = network.to(visitsPath);
    expect([...(visit?.headers.keys() ?? [])]).toEqual([]);
    expect(visit?.body).toBeUndefined();
  });

  it("begin with a visit if the page brought none", async () => {
    const network = embedNetwork();
    const api = createEmbedApi({ site: "", survey: "7" });
    await api.consent();
    expect(tokensOf(network, visitsPath)).toEqual([null]);
    expect(tokensOf(network, consentPath)).toEqual(["1.stranger.x"]);
    expect(network.to(visitsPath)).toHaveLength(1);
  });

  it("use a visit that the page requested already", async () => {
    const network = embedNetwork();
    const api = createEmbedApi({ site: "", survey: "7" });
    const visit = await api.visit(Promise.resolve(json(visitReply())));
    expect(visit.survey.title).toBe("Should Elm Street be closed to cars?");
    expect(network.calls).toHaveLength(0);
  });

  it("contain no cookie, but the page's token and the survey's number", async () => {
    const network = embedNetwork();
    const asked = jest.spyOn(globalThis, "fetch");
    const uuid = "3f1c1c1e-0000-4000-8000-000000000007";
    const api = createEmbedApi({ site: "", survey: uuid });
    await api.visit(Promise.resolve(json(visitReply())));
    await api.respond(given, "here");
    for (const [, init] of asked.mock.calls)
      expect(init?.credentials).toBe("omit");
    expect(tokensOf(network, answersPath)).toEqual(["1.stranger.x"]);
    expect(network.to(answersPath)[0]?.body).toEqual(given);
  });

  it("contain, from our frame, the origin of the surrounding page", async () => {
    const network = embedNetwork();
    const parent = "https://partner.example";
    await createEmbedApi({ site: "", survey: "7", parent }).visit();
    expect(network.calls[0]?.path).toBe(
      "/api/embed/surveys/7/visits?parent=https%3A%2F%2Fpartner.example",
    );
  });

  it("renew an expired token, as the same person, and succeed once", async () => {
    const { network, api } = await begin({
      [answersPath]: once(over, () => json({ duplicate: false })),
    });
    network.on(visitsPath, () => json(visitReply({ token: "1.renewed.x" })));
    await expect(api.respond(given, "here")).resolves.toMatchObject({
      duplicate: false,
    });
    expect(tokensOf(network, visitsPath)).toEqual([null, "1.stranger.x"]);
    expect(tokensOf(network, answersPath)).toEqual([
      "1.stranger.x",
      "1.renewed.x",
    ]);
    const keys = network
      .to(answersPath)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[1]).toBe(keys[0]);
  });

  it("renew it if the bot check finds that it expired", async () => {
    const { network, api } = await begin({
      [checkPath]: once(over, () => json({ provider: "off" })),
    });
    await api.consent();
    expect(network.to(visitsPath)).toHaveLength(2);
    expect(network.to(consentPath)).toHaveLength(1);
  });

  it("fail if the renewed one is expired, too", async () => {
    const { network, api } = await begin({ [answersPath]: over });
    await expect(api.respond(given, "here")).rejects.toMatchObject({
      status: 401,
    });
    expect(network.to(answersPath)).toHaveLength(2);
  });

  it("repeat a bot check if its token was not accepted", async () => {
    const data = { botCheck: "survey_response" };
    const { network, api } = await begin({
      [answersPath]: once(
        () => refusal(403, "Again", "BOT_CHECK_FAILED", { data }),
        () => json({ duplicate: false }),
      ),
    });
    await api.respond(given, "here");
    expect(network.to(checkPath)).toHaveLength(2);
    expect(network.to(checkPath)[0]?.path).toContain("action=survey_response");
  });

  it("repeat a request with the same key after a lost reply", async () => {
    const lost = () => Promise.reject<Response>(new TypeError("cut off"));
    const { network, api } = await begin({
      [answersPath]: once(lost, () =>
        Promise.resolve(json({ duplicate: true })),
      ),
    });
    await expect(api.respond(given, "here")).rejects.toMatchObject({
      status: 0,
    });
    await expect(api.respond(given, "here")).resolves.toMatchObject({
      duplicate: true,
    });
    const keys = network
      .to(answersPath)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("wait until it is clear who the visitor is", async () => {
    const { network, api } = await begin();
    const { reply, answer } = deferredReply();
    network.on(visitsPath, () => reply);
    const visiting = api.visitAs("1.known.x");
    const results = api.read("/results");
    expect(network.to(resultsPath)).toHaveLength(0);
    answer(json(visitReply({ token: "1.known2.x", consented: true })));
    await visiting;
    await results;
    expect(tokensOf(network, visitsPath)).toEqual([null, "1.known.x"]);
    expect(tokensOf(network, resultsPath)).toEqual(["1.known2.x"]);
  });

  it("keep the current visitor if the server does not know the stored one", async () => {
    const { network, api } = await begin();
    network.on(visitsPath, () => json(visitReply({ token: "1.other.x" })));
    await expect(api.visitAs("1.known.x")).resolves.toBeNull();
    expect(api.visitor()).toBe("1.stranger.x");
    await api.consent();
    expect(tokensOf(network, consentPath)).toEqual(["1.stranger.x"]);
  });

  it("request what an unknown visitor may do if nothing can be stored, and send that with a response", async () => {
    const network = embedNetwork();
    const api = createEmbedApi({ site: "", survey: "7", unkept: true });
    await api.visit();
    await api.respond(given, "nowhere");
    expect(network.to(visitsPath)[0]?.path).toContain("?kept=nowhere");
    expect(network.to(answersPath)[0]?.body).toEqual({
      ...given,
      kept: "nowhere",
    });
  });

  it("solve a bot check of the difficulty that the server requires", async () => {
    const data = { botCheck: "survey_response", price: 8 };
    const { network, api } = await begin({
      [answersPath]: once(
        () => refusal(403, "Dearer", "BOT_CHECK_FAILED", { data }),
        () => json({ duplicate: false }),
      ),
    });
    await api.respond(given, "around");
    expect(network.to(checkPath).map(({ path }) => path.split("?")[1])).toEqual(
      ["action=survey_response", "action=survey_response&price=8"],
    );
  });

  it("solve a higher difficulty if it was raised in the meantime, but none twice", async () => {
    const prices = [2, 32, 32, 32];
    const { network, api } = await begin({
      [answersPath]: () => {
        const data = { botCheck: "survey_response", price: prices.shift() };
        return refusal(403, "Dearer", "BOT_CHECK_FAILED", { data });
      },
    });
    await expect(api.respond(given, "here")).rejects.toMatchObject({
      status: 403,
    });
    expect(network.to(answersPath)).toHaveLength(3);
  });

  it("continue as an unknown visitor if that cannot be determined", async () => {
    const { network, api } = await begin();
    network.on(visitsPath, () => refusal(503, ""));
    await expect(api.visitAs("1.known.x")).rejects.toMatchObject({
      status: 503,
    });
    await api.consent();
    expect(tokensOf(network, consentPath)).toEqual(["1.stranger.x"]);
  });
});
