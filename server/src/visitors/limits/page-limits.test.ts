import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Rule,
  askingPicture,
  describingLink,
  drawingPicture,
  openingPage,
} from "./rules.ts";

/** So that a test sends a few requests, not a thousand. */
const factor = 0.05;
const mostOf = ({ network }: Rule) => network.most * factor;

describeWithDatabase("limits of requests outside the API", (open) => {
  let test: TestApp;
  let author: TestClient;
  let networks = 0;

  beforeAll(async () => {
    const settings = { rateLimits: factor, trustProxy: true };
    const db = await open();
    test = await startTestApp(db, {}, settings);
    author = await (await startTestApp(db)).visitor();
  });

  /** A visitor in a separate network, without cookies. */
  function someone() {
    networks += 1;
    const headers = {
      "x-forwarded-for": `198.51.${networks}.1`,
      accept: "text/html,*/*",
    };
    return (url: string, more: Record<string, string> = {}) =>
      test.app.inject({ url, headers: { ...headers, ...more } });
  }

  async function spend(
    ask: ReturnType<typeof someone>,
    url: string,
    rule: Rule,
  ) {
    const most = Array.from({ length: mostOf(rule) }, () => ask(url));
    for (const { statusCode } of await Promise.all(most))
      expect(statusCode).not.toBe(429);
    return ask(url);
  }

  it("refuses too many pages of a network with a small page and the time to wait, and leaves other networks alone", async () => {
    const ask = someone();
    const refused = await spend(ask, "/about", openingPage);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      "retry-after": "60",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'/,
      ) as string,
    });
    expect(refused.body).toContain(
      "Too many requests. Please try again in 60 seconds.",
    );
    expect(refused.body.length).toBeLessThan(600);
    expect((await ask("/surveys/1")).statusCode).toBe(429);
    expect((await someone()("/about")).statusCode).not.toBe(429);
    test.clock.advance({ hours: 1 });
    expect((await ask("/about")).statusCode).not.toBe(429);
  });

  it("refuses too many pages of a session before its network", async () => {
    const [ask, most] = [someone(), openingPage.session.most * factor];
    const cookie = "nearsay_session=one-and-the-same";
    for (let n = 0; n < most; n += 1)
      expect((await ask("/about", { cookie })).statusCode).not.toBe(429);
    expect((await ask("/about", { cookie })).statusCode).toBe(429);
    expect((await ask("/about")).statusCode).not.toBe(429);
  });

  it("counts embeds as pages, and refuses them inside the frame", async () => {
    const id = await publishSurvey(author);
    const ask = someone();
    const refused = await spend(ask, `/embed/surveys/${id}`, openingPage);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      "retry-after": "60",
      "content-type": "text/html; charset=utf-8",
    });
    expect(refused.body).toContain("Too many requests.");
    expect((await ask("/about")).statusCode).toBe(429);
  });

  it("refuses too many oEmbed requests in the API's format, readable for pages of other sites", async () => {
    const ask = someone();
    const refused = await spend(ask, "/oembed?url=x", describingLink);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      "retry-after": "60",
      "access-control-allow-origin": "*",
    });
    expect(refused.json()).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect((await ask("/about")).statusCode).not.toBe(429);
  });

  it("renders a limited number of pictures per network, and continues to send cached ones", async () => {
    const ask = someone();
    const show = async () => {
      const id = await publishSurvey(author);
      const { headers } = await someone()(`/pictures/surveys/${id}-0.png`);
      return String(headers.location);
    };
    const first = await show();
    const most = mostOf(drawingPicture);
    expect((await ask(first)).statusCode).toBe(200);
    for (let n = 1; n < most; n += 1)
      expect((await ask(await show())).statusCode).toBe(200);
    const another = await show();
    const refused = await ask(another);
    expect(refused.json()).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await ask(first)).statusCode).toBe(200);
    expect((await someone()(another)).statusCode).toBe(200);
    expect((await ask(another)).statusCode).toBe(200);
  });

  it("refuses a network with too many picture requests, whether the pictures exist or not", async () => {
    const ask = someone();
    const refused = await spend(
      ask,
      "/pictures/surveys/0-0.png",
      askingPicture,
    );
    expect(refused.json()).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect((await ask("/about")).statusCode).not.toBe(429);
  });

  it("never refuses health requests and built files", async () => {
    const ask = someone();
    await spend(ask, "/about", openingPage);
    for (const url of ["/api/health", "/embed/v1/element.js", "/assets/x.js"])
      expect((await ask(url)).statusCode).not.toBe(429);
  });
});
