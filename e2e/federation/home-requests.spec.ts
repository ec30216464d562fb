import { expect, test } from "../fixtures/test.ts";

test("the first card takes six requests at most and one round after the page", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "font") requests.push(request.url());
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("article").first()).toBeVisible();
  const files = requests.filter((url) => !url.includes("/api/"));
  expect(files.length).toBeLessThanOrEqual(6);
  const html = await (await page.request.get("/")).text();
  for (const url of files.slice(1)) {
    expect(html).toContain(new URL(url).pathname);
  }
});

test("the remote comes from its own versioned folder and brings no React", async ({
  page,
}) => {
  const scripts: { url: string; text: string }[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    void response.text().then((text) => {
      scripts.push({ url: new URL(response.url()).pathname, text });
    });
  });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect
    .poll(() => scripts.filter(({ url }) => url.startsWith("/remotes/")).length)
    .toBeGreaterThanOrEqual(2);
  for (const { url } of scripts.filter((one) => one.url.includes("remotes"))) {
    expect(url).toMatch(/^\/remotes\/surveys\/\d+\.\d+\.\d+-[0-9a-f]{8}\//);
  }
  const withReact = scripts.filter(
    ({ text }) =>
      text.includes("react.transitional.element") &&
      text.includes("useSyncExternalStore="),
  );
  expect(withReact).toHaveLength(1);
});
