import cookie from "@fastify/cookie";
import type { Language } from "@nearsay/core/contract";
import fastify from "fastify";
import type { HostFiles } from "../host-files.ts";
import { serveKiosk } from "./serve-kiosk.ts";

const files = { scripts: [], styles: [] };
const host = {
  ...files,
  links: [],
  federation: files,
  server: null,
  kiosk: {
    scripts: [{ url: "/assets/kiosk.1.js", integrity: "sha384-AAAA" }],
    styles: [{ url: "/assets/kiosk.css", css: "a{}" }],
  },
};

function start(built: HostFiles | null = host) {
  const app = fastify();
  const checkRate = () => Promise.resolve();
  serveKiosk(app, { readHost: () => Promise.resolve(built), checkRate });
  return app;
}

/** A site that offers Arabic, with a host that was built in it. */
function startInArabic() {
  const arabic: typeof host = {
    ...host,
    kiosk: {
      ...host.kiosk,
      scripts: [{ url: "/assets/kiosk.1.ar.js", integrity: "sha384-BBBB" }],
    },
  };
  const app = start({ ...host, languages: { ar: arabic } });
  const offered: Language[] = ["en", "ar"];
  app.decorate("languages", offered);
  void app.register(cookie);
  return app;
}

describe("the kiosk page", () => {
  it("runs only its own scripts, is not cached by proxies and sets no cookie", async () => {
    const { headers, body, statusCode } = await start().inject("/kiosk");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toBeUndefined();
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'strict-dynamic' 'sha384-AAAA';");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(body).toContain('src="/assets/kiosk.1.js"');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/<a |\/"/);
  });

  it("returns an error page if it is not built", async () => {
    const { statusCode, body } = await start(null).inject("/kiosk");
    expect(statusCode).toBe(503);
    expect(body).toContain("not built yet");
  });

  it("can be installed on a tablet as a full-screen app", async () => {
    const { headers, body } = await start().inject("/kiosk.webmanifest");
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(body)).toMatchObject({
      id: "/kiosk",
      start_url: "/kiosk",
      scope: "/kiosk",
      display: "fullscreen",
    });
  });

  it("is in the language of its tablet, whatever language was chosen in its browser", async () => {
    const headers = {
      "accept-language": "ar-EG",
      cookie: "nearsay_language=en",
    };
    const app = startInArabic();
    const { body } = await app.inject({ url: "/kiosk", headers });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('src="/assets/kiosk.1.ar.js"');
    const manifest = await app.inject({ url: "/kiosk.webmanifest", headers });
    expect(manifest.headers.vary).toBe("accept-language");
    expect(manifest.json()).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  it("has a worker that browsers revalidate, and that connects only to this site", async () => {
    const { headers } = await start().inject("/kiosk-worker.js");
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy":
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  });
});
