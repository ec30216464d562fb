import { readBoot } from "./boot.ts";
import {
  readVisitor,
  readActivationStatus,
  readHealth,
  readPrivacyStatus,
} from "./service.ts";
import { readRemoteRegistry } from "./remotes.ts";
import { readResponseResult } from "./response-result.ts";

describe("readHealth", () => {
  it.each([
    [undefined, 1000],
    [200, 1000],
    [4000, 4000],
  ])("reads a generation limit of %p as %p", (surveyGenMaxChars, expected) => {
    expect(readHealth({ surveyGenMaxChars }).surveyGenMaxChars).toBe(expected);
  });

  it("reads the group size if the server sends it", () => {
    expect(readHealth({ resultsGroup: 10 }).resultsGroup).toBe(10);
    expect(readHealth({}).resultsGroup).toBeUndefined();
  });

  it("keeps the location prompt off unless the server turns it on", () => {
    expect(readHealth({}).geoConsentPromptEnabled).toBe(false);
  });
});

it("reads activation and privacy as off by default", () => {
  expect(readActivationStatus(null)).toEqual({ required: false, ok: false });
  expect(readPrivacyStatus(null)).toEqual({ optOut: false });
});

it("reads whether a response was a duplicate", () => {
  expect(readResponseResult({ duplicate: true }).duplicate).toBe(true);
  expect(readResponseResult(null).duplicate).toBe(false);
});

describe("readVisitor", () => {
  it("reads the actor and the city", () => {
    expect(
      readVisitor({ actorId: "a", countryCode: "DE", latitude: 52 }),
    ).toMatchObject({ user_id: "a", country: "DE", latitude: 52, city: null });
  });

  it("reads an identity from the field names of the cache", () => {
    expect(readVisitor({ user_id: "a", country: "DE" })).toMatchObject({
      user_id: "a",
      country: "DE",
    });
  });

  it("can contain a location without an actor", () => {
    expect(readVisitor({ ip: "::1" })).toMatchObject({
      user_id: null,
      ip: "::1",
    });
  });

  it("returns null if there is no identity", () => {
    expect(readVisitor("sign in")).toBeNull();
  });
});

describe("readRemoteRegistry", () => {
  it("skips remotes without a name or an entry", () => {
    const { remotes } = readRemoteRegistry({
      remotes: [{ name: "a", entry: "/a.js", contract: 1 }, { name: "b" }, 3],
    });
    expect(remotes.map((remote) => remote.name)).toEqual(["a"]);
  });

  it("reads a missing registry as an empty one", () => {
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

  it.each([null, "", "{broken", "[]"])(
    "reads %p as an empty boot block",
    (text) => {
      expect(readBoot(text).replies).toEqual({});
    },
  );
});
