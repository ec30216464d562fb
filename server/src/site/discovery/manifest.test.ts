import type { Language } from "@nearsay/core/contract";
import fastify from "fastify";
import { manifestPath, serveManifest } from "./manifest.ts";

it("the manifest describes the site in the language of the browser", async () => {
  const app = fastify();
  const offered: Language[] = ["en", "ar"];
  app.decorate("languages", offered);
  serveManifest(app);
  const asked = { "accept-language": "ar-EG, en;q=0.5" };
  const arabic = await app.inject({ url: manifestPath, headers: asked });
  expect(arabic.headers.vary).toBe("accept-language");
  expect(arabic.json()).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(arabic.json<{ description: string }>().description).toMatch(/استطلاع/);
  const { body } = await app.inject(manifestPath);
  expect(body).toContain('"lang":"en"');
  expect(body).toContain("Find surveys near you");
});
