import { expect, test } from "../fixtures/test.ts";

const { CANDIDATE = "" } = process.env;

test("the site shows the release that is being tried out", async ({
  request,
}) => {
  const page = await request.get("/");
  expect(await page.text()).toContain(`/releases/${CANDIDATE}/entry.js`);
});
