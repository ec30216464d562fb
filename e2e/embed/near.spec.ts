import type { Page } from "@playwright/test";
import {
  answerIn,
  everyDay,
  expect,
  modes,
  test,
  watchConsole,
  widgetOn,
} from "../fixtures/embed.ts";

/**
 * A survey that counts from how far away people answer, and the location of a
 * page across the town.
 */
const counting = {
  near: { lat: 52.52, lng: 13.405 },
  answerPlaces: "rings",
  results: "groups",
} as const;
const near = "52.5,13.45";
const label = "Count the location of this page as mine";

async function bodyOf(page: Page): Promise<Record<string, unknown>> {
  const sent = await page.waitForRequest(
    (request) =>
      request.method() === "POST" && request.url().endsWith("/responses"),
  );
  return sent.postDataJSON() as Record<string, unknown>;
}

for (const mode of modes) {
  const isFrame = mode === "frame";

  test(
    `a reader of a survey shown ${mode} lets the location of the page be counted, and sees in which ring`,
    everyDay(isFrame),
    async ({ page, partners, publish }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const survey = await publish(counting);
      await page.goto(partners.pageAt("plain", { survey, mode, near }));
      const widget = widgetOn(page, mode);
      const choice = widget.getByRole("checkbox", { name: label });
      await expect(choice).not.toBeChecked();
      await choice.press(" ");
      await expect(choice).toHaveAccessibleDescription(
        "Counted as: within 10 km. This is the location of this page.",
      );
      const [body] = await Promise.all([bodyOf(page), answerIn(widget)]);
      expect(body).toMatchObject({ ring_consent: true });
      // The centre of the cell, not the page's exact location.
      expect(Math.abs((body.lat as number) - 52.505)).toBeLessThan(1e-6);
      expect(body.lng).not.toBe(13.45);
      const requests = asked.filter((url) => /\/(api|embed)\//.test(url));
      expect(
        requests.filter((url) => new URL(url).search.includes("52.5")),
      ).toEqual([]);
    },
  );

  test(
    `a reader of a survey shown ${mode} who does not agree is counted without a location`,
    everyDay(!isFrame),
    async ({ page, partners, publish }) => {
      const survey = await publish(counting);
      await page.goto(partners.pageAt("plain", { survey, mode, near }));
      const widget = widgetOn(page, mode);
      await expect(widget.getByRole("checkbox", { name: label })).toBeVisible();
      const [body] = await Promise.all([bodyOf(page), answerIn(widget)]);
      expect(Object.keys(body)).not.toContain("ring_consent");
      expect(Object.keys(body)).not.toContain("lat");
    },
  );

  test(
    `an invalid location is ignored ${mode}, and the console reports it`,
    everyDay(isFrame),
    async ({ page, partners, publish }) => {
      const messages = watchConsole(page);
      const survey = await publish(counting);
      const bad = { survey, mode, near: "Berlin" };
      await page.goto(partners.pageAt("plain", bad));
      const widget = widgetOn(page, mode);
      await expect
        .poll(() => messages.join())
        .toContain("near takes a latitude and a longitude");
      await expect(widget.getByRole("checkbox", { name: label })).toHaveCount(
        0,
      );
      await answerIn(widget);
    },
  );
}
