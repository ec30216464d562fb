import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, neighbourTest as test } from "../fixtures/arranged.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { oneOf, publishSurvey } from "../fixtures/publish-survey.ts";

const berlin = { lat: 52.52, lng: 13.405 };
const munich = { lat: 48.14, lng: 11.58 };
const questions = [oneOf("Should the square be free of cars?", "Yes", "No")];

const count = (page: Page) =>
  page.getByRole("checkbox", { name: "Count where I am" });

/** Opens a survey as a visitor at this location, or without one. */
async function openAt(
  page: Page,
  id: number,
  place: typeof berlin | null,
): Promise<void> {
  const context = page.context();
  if (place === null) await context.clearPermissions();
  else {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: place.lat, longitude: place.lng });
  }
  await page.goto(`/surveys/${id}`);
}

async function submit(page: Page, option: string) {
  await page.getByRole("radio", { name: option }).check();
  const sent = page.waitForRequest("**/responses");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  return (await sent).postDataJSON() as { ring_consent?: boolean };
}

/**
 * An evaluation may miss the last nine responses, and leaves ten of the others
 * behind. Of at least 25 that are shown, chosen at random, fewer than six have
 * one of the answers once in 30,000 times; then nothing is shown.
 */
const enough = { Yes: 22, No: 22 };

/** This number of other visitors from different networks answers there. */
async function answerFrom(
  url: string,
  id: number,
  place: typeof berlin,
  people: Readonly<Record<string, number>>,
): Promise<void> {
  const options = Object.entries(people).flatMap(([option, count]) =>
    Array<string>(count).fill(option),
  );
  const asked = await fetch(`${url}/api/surveys/${id}/questions`);
  const { items } = (await asked.json()) as { items: { id: number }[] };
  const answer = async (option: string, n: number) => {
    const address = `81.${Math.round(place.lat)}.${n}.1`;
    const visitor = await ApiVisitor.arrive(url, address);
    const body = {
      answers: { [`${items[0]?.id}`]: option },
      ...place,
      ring_consent: true,
    };
    const path = `/surveys/${id}/responses`;
    expect((await visitor.call(url, "POST", path, body)).status).toBe(200);
  };
  await Promise.all(options.map(answer));
}

test("people choose whether their location counts, and everyone sees the answers from here", async ({
  arrive,
  page,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url, "81.1.1.1");
  const id = await publishSurvey(url, author, {
    title: "Cars on the square",
    questions,
    near: berlin,
    results: "groups",
    answerPlaces: "rings",
  });
  const [here, far, nowhere] = [await arrive(), await arrive(), await arrive()];

  await here.setViewportSize({ width: 360, height: 800 });
  await openAt(here, id, berlin);
  await expect(count(here)).not.toBeChecked();
  await expect(
    here.getByText("Your response counts without a location."),
  ).toBeVisible();
  await tabTo(count(here));
  await here.keyboard.press("Space");
  await expect(here.getByText(/^Counted as: here\./)).toBeVisible();
  await expectNoViolationsInThemes(here);
  expect(await submit(here, "Yes")).toMatchObject({ ring_consent: true });

  await openAt(far, id, munich);
  await count(far).check();
  await expect(far.getByText(/^Counted as: farther away\./)).toBeVisible();
  await count(far).uncheck();
  expect(await submit(far, "No")).not.toHaveProperty("ring_consent");

  await openAt(nowhere, id, null);
  await expect(
    nowhere.getByText(/your response counts without one/),
  ).toBeVisible();
  await expect(count(nowhere)).toHaveCount(0);

  await answerFrom(url, id, berlin, enough);
  await answerFrom(url, id, munich, enough);
  await page.goto(`/surveys/${id}`);
  await page.getByRole("button", { name: "Insights" }).click();
  const from = page.getByRole("group", { name: "Answers from" });
  await expect(from.getByRole("radio", { name: /^Here \(/ })).toBeVisible({
    timeout: 15_000,
  });
  await tabTo(from.getByRole("radio", { name: /^All/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/of people here chose /)).toBeVisible();
  await expectNoViolationsInThemes(page);
  await page.keyboard.press("ArrowRight");
  await expect(from.getByRole("radio", { name: /^Elsewhere/ })).toBeChecked();

  // A visitor who withdraws their answers is removed from the location counts,
  // too.
  await here.goto("/privacy/your-data");
  const counted = here.getByText("Counted as: here.");
  await expect(counted).toBeVisible();
  await here
    .getByRole("button", {
      name: "Withdraw your answers to Cars on the square",
    })
    .click();
  await here
    .getByRole("alertdialog")
    .getByRole("button", { name: "Withdraw" })
    .click();
  await expect(here.getByText("Your answers are withdrawn.")).toBeVisible();
  await expect(counted).toHaveCount(0);
});

test("map bins show the answers of their people from ten responses on", async ({
  page,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url, "81.1.1.1");
  const id = await publishSurvey(url, author, {
    title: "Benches",
    questions,
    near: berlin,
    results: "groups",
    answerPlaces: "map",
  });
  const open = async () => {
    await page.goto(`/surveys/${id}`);
    await page.getByRole("button", { name: "Insights" }).click();
  };
  await answerFrom(url, id, berlin, enough);
  await answerFrom(url, id, munich, enough);
  await open();
  const map = page.getByRole("region", { name: "Map of answers" });
  await expect(
    map.getByRole("application", { name: /^Where people chose “Yes”/ }),
  ).toBeVisible({ timeout: 15_000 });
  const marks = map.getByRole("button", { name: /^Share: \d+% n = \d+$/ });
  await expect(marks).toHaveCount(2);
  await map.getByText("Show the numbers as a table").click();
  await expect(map.getByRole("rowheader")).toHaveCount(2);
  const saving = page.waitForEvent("download");
  await map.getByRole("button", { name: "Save as GeoJSON" }).click();
  expect((await saving).suggestedFilename()).toMatch(
    /^benches-map-[\d-]{10}\.geojson$/,
  );
  await expectNoViolationsInThemes(page);
});
