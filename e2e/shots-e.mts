import http from "node:http";
import { chromium } from "@playwright/test";
import { ApiVisitor } from "./fixtures/api-visitor.ts";
import { publishWithKey, oneOf } from "./fixtures/publish-survey.ts";
const url = "http://127.0.0.1:4961";
const author = await ApiVisitor.arrive(url);
const owned = await publishWithKey(url, author, { title: "A bus at night", instructions: "On weekends, from the square to the river.", questions: [oneOf("Should a bus run at night?", "Yes", "No", "I do not know"), oneOf("How often would you take it?", "Every week", "Now and then", "Never")], near: { lat: 52.52, lng: 13.405 } });
const id = owned.id;
const q = (await author.call(url, "GET", `/surveys/${id}/questions`)).body as any;
const [a, b] = q.items.map((i: any) => i.id);
const people = [];
for (let n = 0; n < 24; n++) people.push(await ApiVisitor.arrive(url));
await new Promise((r) => setTimeout(r, 12000));
for (const [n, p] of people.entries()) await p.call(url, "POST", `/surveys/${id}/responses`, { answers: { [a]: n % 3 ? "Yes" : "No", [b]: ["Every week", "Now and then", "Never"][n % 3] } });
for (let n = 0; n < 11; n++) { const p = await ApiVisitor.arrive(url); await p.call(url, "POST", `/surveys/${id}/responses`, { answers: { [a]: "No", [b]: "Never" } }); await p.call(url, "POST", `/surveys/${id}/responses`, { answers: { [a]: "No" } }); }
console.log(JSON.stringify((await author.call(url, "GET", `/surveys/${id}/integrity`)).body));
http.createServer((q, r) => { r.setHeader("content-type", "text/html"); r.end(`<!doctype html><meta name=viewport content="width=device-width"><meta name=color-scheme content="light dark"><body style="max-width:640px;margin:auto"><script src="${url}/embed/v1.js" async></script><nearsay-survey survey="${id}" mode="${q.url?.slice(1)}"></nearsay-survey>`); }).listen(4962);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const mode of ["inline", "frame"]) for (const width of [360, 768]) for (const scheme of ["light", "dark"] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, locale: "en-US" });
  const page = await context.newPage();
  await page.goto(`http://localhost:4962/${mode}`);
  const at: any = mode === "frame" ? page.frameLocator("iframe") : page;
  await at.getByRole("radio", { name: "Yes" }).check();
  await at.getByRole("radio", { name: "Never" }).check();
  await at.getByRole("button", { name: "Enable anonymous ID to submit" }).click();
  await at.getByRole("button", { name: "Enable and submit" }).click();
  await at.getByText("How answers came").waitFor({ timeout: 15000 });
  await at.getByRole("checkbox").check().catch((e: any) => console.log("no box", String(e).slice(0, 200)));
  await at.getByText("How answers came").click().catch(() => console.log("no details"));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/e-${mode}-${width}-${scheme}.png`, fullPage: true });
  await context.close();
}
await browser.close(); process.exit(0);
