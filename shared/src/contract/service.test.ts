import { readBoot } from "./boot.ts";
import {
  readVisitor,
  readActivationStatus,
  readHealth,
  readPrivacyStatus,
} from "./service.ts";
import { readRemoteRegistry } from "./remotes.ts";
import { readResponseResult } from "./participation.ts";

describe("readHealth", () => {
  it.each([
    [undefined, 1000],
    [200, 1000],
    [4000, 4000],
  ])("reads a generation limit of %p as %p", (surveyGenMaxChars, expected) => {
    expect(readHealth({ surveyGenMaxChars }).surveyGenMaxChars).toBe(expected);
  });

  it("knows the size of groups where the server tells it", () => {
    expect(readHealth({ resultsGroup: 10 }).resultsGroup).toBe(10);
    expect(readHealth({}).resultsGroup).toBeUndefined();
  });

  it("keeps the location prompt off unless the server turns it on", () => {
    expect(readHealth({}).geoConsentPromptEnabled).toBe(false);
  });
});

it("reads activation and privacy as off when nothing is said", () => {
  expect(readActivationStatus(null)).toEqual({ required: false, ok: false });
  expect(readPrivacyStatus(null)).toEqual({ optOut: false });
});

it("reads whether a response was a repeat", () => {
  expect(readResponseResult({ duplicate: true }).duplicate).toBe(true);
  expect(readResponseResult(null).duplicate).toBe(false);
});

describe("readVisitor", () => {
  it("reads the actor and the city", () => {
    expect(
      readVisitor({ actorId: "a", countryCode: "DE", latitude: 52 }),
    ).toMatchObject({ user_id: "a", country: "DE", latitude: 52, city: null });
  });

  it("reads an identity under the names it is cached by", () => {
    expect(readVisitor({ user_id: "a", country: "DE" })).toMatchObject({
      user_id: "a",
      country: "DE",
    });
  });

  it("may know a place and no actor", () => {
    expect(readVisitor({ ip: "::1" })).toMatchObject({
      user_id: null,
      ip: "::1",
    });
  });

  it("knows nothing where there is no identity", () => {
    expect(readVisitor("sign in")).toBeNull();
  });
});

describe("readRemoteRegistry", () => {
  it("leaves out remotes without a name or an entry", () => {
    const { remotes } = readRemoteRegistry({
      remotes: [{ name: "a", entry: "/a.js", contract: 1 }, { name: "b" }, 3],
    });
    expect(remotes.map((remote) => remote.name)).toEqual(["a"]);
  });

  it("reads no registry as an empty one", () => {
    expect(readRemoteRegistry(undefined)).toEqual({ remotes: [] });
  });
});

describe("readBoot", () => {
  it("reads replies and site settings", () => {
    const boot = readBoot(
      '{"replies":{"/health":{}},"site":{"supportEmail":"a@b.example"}}',
    );
    expect(boot.replies).toEqual({ "/health": {} });
    expect(boot.site).toEqual({
      supportEmail: "a@b.example",
      assistantUrl: null,
    });
  });

  it.each([null, "", "{broken", "[]"])("reads %p as nothing", (text) => {
    expect(readBoot(text).replies).toEqual({});
  });
});
