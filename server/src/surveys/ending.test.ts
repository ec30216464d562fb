import type { Database } from "../base/db/database.ts";
import { Settings } from "../base/settings.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { publishWithKey, surveyPayload } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import type { ContentFilter } from "./content/content-filter.ts";
import { readThanksLinkHosts } from "./ending.ts";

const ending = {
  closedMessage: "We meet on Friday.",
  thanksMessage: "See you there!",
  thanksLink: "https://example.org/meeting",
};

const contentFilter: ContentFilter = {
  allows: (text) => Promise.resolve(!text.includes("swindle")),
};

describeWithDatabase("messages and link after answering", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, { contentFilter });
    creator = await test.visitor();
  });

  async function publish(more: Record<string, unknown>) {
    const token = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = token.body as { embeddedToken: string };
    const survey = { ...surveyPayload(more), embeddedToken };
    return creator.post("/surveys", { survey });
  }

  const asked = async (id: number, of = creator) =>
    (await of.get(`/surveys/${id}/questions`)).body;

  it("are returned with the questions, and in no other public reply", async () => {
    const { id } = await publishWithKey(creator, ending);
    expect(await asked(id)).toMatchObject(ending);
    expect((await creator.get("/surveys")).text).not.toContain("See you");
  });

  it("can be changed and removed by the survey's owner, also after there are answers", async () => {
    const published = await publishWithKey(creator, ending);
    const owner = new KeyHolder(test.app, published);
    const closedMessage = "We met.";
    const changed = await owner.patch({ closedMessage, thanksLink: null });
    const { thanksMessage } = ending;
    expect(changed.body).toMatchObject({ closedMessage, thanksMessage });
    expect(changed.body).not.toHaveProperty("thanksLink");
    expect(await asked(published.id)).toMatchObject({ closedMessage });
  });

  it("are checked like all texts that others read", async () => {
    for (const part of ["closedMessage", "thanksMessage"]) {
      const wrong = { [part]: "A swindle." };
      expect((await publish(wrong)).status).toBe(422);
      const published = await publishWithKey(creator);
      const owner = new KeyHolder(test.app, published);
      expect((await owner.patch(wrong)).status).toBe(422);
    }
  });

  it.each([
    "http://example.org/",
    "https://me@example.org/",
    "https://example.org:8443/",
    "https://192.0.2.1/",
    "https://[2001:db8::1]/",
    "https://localhost/",
    "javascript:alert(1)",
    "https://exa mple.org/",
  ])("refuses the link %s", async (thanksLink) => {
    const refused = await publish({ thanksLink });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("The link after thanks must");
    const owner = new KeyHolder(test.app, await publishWithKey(creator));
    expect((await owner.patch({ thanksLink })).status).toBe(400);
  });

  it("stores a host name in the form that DNS uses", async () => {
    const { id } = await publishWithKey(creator, {
      thanksLink: "https://ехаmрle.org/",
    });
    expect(await asked(id)).toMatchObject({
      thanksLink: expect.stringMatching(/^https:\/\/xn--/) as string,
    });
  });

  it("shows links to hosts that the site allows, and none to hosts that it no longer allows", async () => {
    const { id } = await publishWithKey(creator, ending);
    const thanksLinkHosts = ["example.com"];
    const strict = await startTestApp(db, {}, { thanksLinkHosts });
    creator = await strict.visitor();
    expect(await asked(id)).not.toHaveProperty("thanksLink");
    const refused = await publish(ending);
    expect(refused.text).toContain("must lead to example.com.");
    const thanksLink = "https://www.example.com/";
    expect((await publish({ thanksLink })).status).toBe(201);
    creator = await test.visitor();
  });
});

describe("THANKS_LINK_HOSTS", () => {
  const read = (value?: string) => {
    const settings = new Settings({ THANKS_LINK_HOSTS: value });
    const hosts = readThanksLinkHosts(settings);
    settings.finish();
    return hosts;
  };

  it("accepts all hosts, none, or a list", () => {
    expect(read()).toBe("*");
    expect(read("none")).toEqual([]);
    expect(read("example.org, b.example")).toEqual([
      ...["example.org", "b.example"],
    ]);
    expect(() => read("https://example.org")).toThrow("THANKS_LINK_HOSTS");
  });
});
