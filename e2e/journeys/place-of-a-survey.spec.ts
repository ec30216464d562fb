import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openBlankSurvey, openPart } from "../fixtures/editor.ts";
import { expect, type Neighbours, test } from "../fixtures/neighbours.ts";
import { oneOf, publishWithKey } from "../fixtures/publish-survey.ts";

const question = oneOf("How often do you pass?", "Daily", "Weekly");

interface PublishedPlace {
  latitude: number | null;
  longitude: number | null;
  place_name: string | null;
}

/** A blank survey with one question, and its location opened. */
async function draft(author: Page, title: string): Promise<void> {
  await openBlankSurvey(author);
  await author.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await author.getByRole("button", { name: "+ Add Free Text" }).click();
  await author.keyboard.type("What do you see?");
  await openPart(author, "Location of the survey");
}

const kind = (author: Page, name: string) =>
  author
    .getByRole("group", { name: "Location of the survey" })
    .getByRole("radio", { name });

/** Publishes the draft, and returns the server's reply. */
async function publish(
  author: Page,
): Promise<PublishedPlace & { surveyId: number }> {
  const published = author.waitForResponse(
    (answer) => answer.url().endsWith("/api/surveys") && answer.ok(),
  );
  await author.getByRole("button", { name: "Publish" }).click();
  const { id } = (await (await published).json()) as { id: number };
  const reply = await author.request.get(`/api/surveys/${id}`);
  return (await reply.json()) as PublishedPlace & { surveyId: number };
}

/** An author whose browser reports their location. */
async function arriveInBerlin(arrive: Neighbours["arrive"]): Promise<Page> {
  const author = await arrive();
  await author.context().grantPermissions(["geolocation"]);
  await author.context().setGeolocation({ latitude: 52.52, longitude: 13.405 });
  return author;
}

test("a survey has a location by name, or at a point of the map", async ({
  arrive,
}) => {
  const author = await arriveInBerlin(arrive);

  await test.step("by name, with the keyboard alone", async () => {
    await draft(author, "Trams of the hill");
    const named = kind(author, "A place by name");
    await kind(author, "No location").focus();
    await author.keyboard.press("ArrowUp");
    await author.keyboard.press("ArrowUp");
    await expect(named).toBeChecked();
    const box = author.getByRole("combobox", { name: "Name of the place" });
    await expect(box).toBeVisible();
    await author.keyboard.press("Tab");
    await expect(box).toBeFocused();
    await author.keyboard.type("lisbon, port");
    await expect(
      author.getByRole("option", { name: /Lisbon.*Portugal/ }),
    ).toBeVisible();
    await expectNoViolations(author);
    await author.keyboard.press("Enter");
    await expect(box).toHaveValue("Lisbon, Portugal");
    await author.reload();
    await author.getByRole("button", { name: /^Continue editing/ }).click();
    await openPart(author, "Location of the survey");
    await expect(box).toHaveValue("Lisbon, Portugal");
    const published = await publish(author);
    expect(published).toMatchObject({ place_name: "Lisbon", latitude: 38.715 });
    await author.goto(`/surveys/${published.surveyId}`);
    await expect(
      author.getByText(
        /^Lisbon, Portugal · ([\d,.]+ (ft|mi) away|Distance unknown)$/,
      ),
    ).toBeVisible();
  });

  await test.step("at a point of the map, with the keyboard alone", async () => {
    await draft(author, "The bend of the river");
    await kind(author, "A point on the map").check();
    const map = author.getByLabel("Map for choosing a location").first();
    await expect(map).toBeVisible();
    await map.focus();
    await author.keyboard.press("ArrowLeft");
    await author.keyboard.press("+");
    await author.keyboard.press("Enter");
    await expect(author.getByText(/^A map square is chosen/)).toBeVisible();
    await expectNoViolations(author);
    const published = await publish(author);
    expect(published.place_name).toBeNull();
    expect(published.latitude).not.toBeNull();
  });
});

test(
  "a survey has its author's approximate location, or none",
  { tag: "@all" },
  async ({ arrive }) => {
    const author = await arriveInBerlin(arrive);
    await draft(author, "The corner shop");
    await kind(author, "My approximate location").check();
    expect((await publish(author)).place_name).toBeNull();

    await draft(author, "Dreams");
    await kind(author, "No location").check();
    expect(await publish(author)).toMatchObject({ latitude: null });
  },
);

/** A person whose browser reports this location. */
async function personAt(
  browser: Browser,
  latitude: number,
  longitude = 13.405,
): Promise<Page> {
  const context = await browser.newContext({
    permissions: ["geolocation"],
    geolocation: { latitude, longitude },
  });
  return context.newPage();
}

test("a survey for people nearby is listed and can be answered near its location, and says so farther away", async ({
  browser,
  publish,
}) => {
  const near = { lat: 52.52, lng: 13.405 };
  const scoped = (scope: string) => ({ near, scope, radiusMeters: 5000 });
  const only = `Only here ${Date.now()}`;
  const onlyId = await publish({
    title: only,
    questions: [question],
    ...scoped("only"),
  });
  const answerId = await publish({
    title: "Answered here",
    questions: [question],
    ...scoped("answer"),
  });

  const neighbour = await personAt(browser, 52.52);
  await neighbour.goto("/");
  await expect(neighbour.getByRole("article", { name: only })).toBeVisible();
  await neighbour.goto(`/surveys/${answerId}`);
  await expect(
    neighbour.getByText(/You are near enough to answer/),
  ).toBeVisible();

  const stranger = await personAt(browser, 48.137, 11.575);
  await stranger.goto("/");
  await expect(stranger.getByRole("article").first()).toBeVisible();
  await expect(stranger.getByRole("article", { name: only })).toHaveCount(0);
  await stranger.goto(`/surveys/${onlyId}`);
  await expect(stranger.getByRole("heading", { name: only })).toBeVisible();
  await stranger.goto(`/surveys/${answerId}`);
  await expect(stranger.getByText(/You are too far away/)).toBeVisible();
  await expect(
    stranger.getByRole("button", { name: /submit/i }),
  ).toBeDisabled();
  await expectNoViolations(stranger);
  for (const person of [neighbour, stranger]) await person.context().close();
});

test(
  "a copy of a survey and its file have the same location and scope",
  { tag: "@all" },
  async ({ arrive, product: { url } }) => {
    const title = "The steps to the castle";
    const made = await publishWithKey(url, await ApiVisitor.arrive(url), {
      title,
      questions: [question],
      placeId: 2_267_057,
      scope: "only",
      radiusMeters: 10_000,
      results: "groups",
      answerPlaces: "map",
    });
    const author = await arrive();
    await author.goto(`/manage/${made.surveyUuid}#key=${made.ownerKey}`);
    await expect(
      author.getByText(
        "Location: Lisbon, Portugal. Listed only for people within 10 km. Responses of people who agree are counted on a map. The location can be changed until the first response, the rest cannot be changed.",
      ),
    ).toBeVisible();
    await expectNoViolations(author);

    const saving = author.waitForEvent("download");
    await author.getByRole("button", { name: "Save as JSON" }).click();
    const buffer = await readFile(await (await saving).path());
    await author.getByRole("button", { name: "Duplicate this survey" }).click();
    await author.getByRole("button", { name: /^Continue editing/ }).click();
    await expect(author.getByText("Lisbon, Portugal")).toBeVisible();
    await expect(
      author.getByText(/Listed only for people within 10 km\./),
    ).toBeVisible();
    await expect(author.getByText(/counted on a map\.$/)).toBeVisible();
    const published = await publish(author);
    const stands = { place_name: "Lisbon", latitude: 38.715 };
    const scoped = { scope: "only", radiusMeters: 10_000 };
    expect(published).toMatchObject({ ...stands, ...scoped });

    await author.goto("/create-survey");
    const choosing = author.waitForEvent("filechooser");
    await author.getByRole("button", { name: "Open a file" }).click();
    const file = { name: "castle.json", mimeType: "application/json", buffer };
    await (await choosing).setFiles(file);
    await expect(author.getByText("Lisbon, Portugal")).toBeVisible();
    expect(await publish(author)).toMatchObject({ ...stands, ...scoped });
  },
);
