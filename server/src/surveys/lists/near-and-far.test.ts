import { distanceMeters, snapToGrid } from "@nearsay/core/domain";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { findEdge } from "../../testing/within-a-cell.ts";

const here = { lat: 52.52, lng: 13.405 };
const near = "lat=52.52&lng=13.405";
/** 8.9 km away. */
const farther = "lat=52.6&lng=13.405";

describeOnEachEngine("a survey for people near its position", (open) => {
  let reader: TestClient;
  let ids: { only: number };

  beforeAll(async () => {
    const { visitor } = await startTestApp(await open());
    const creator = await visitor();
    reader = await visitor();
    const publish = (title: string, more: object) =>
      publishSurvey(creator, { title, instructions: "", ...more });
    const radiusMeters = 5000;
    await publish("First bench", {
      lat: 52.54,
      lng: 13.405,
      scope: "first",
      radiusMeters,
    });
    ids = {
      only: await publish("Only bench", {
        ...here,
        scope: "only",
        radiusMeters,
      }),
    };
    await publish("Any bench", here);
    await publish("Bench nowhere", { placed: false });
  });

  const titles = async (address: string, by = reader): Promise<string[]> => {
    const { body } = await by.get(address);
    const { items } = body as { items: { title: string }[] };
    return items.map(({ title }) => title);
  };

  it("is listed before nearer surveys for people within its radius, and by distance for others", async () => {
    expect(await titles(`/surveys?${near}`)).toEqual([
      ...["First bench", "Any bench", "Only bench", "Bench nowhere"],
    ]);
    expect(await titles(`/surveys?${farther}`)).toEqual([
      ...["First bench", "Any bench", "Bench nowhere"],
    ]);
    expect(await titles(`/surveys?lat=52.485&lng=13.405`)).toEqual([
      ...["Any bench", "Only bench", "First bench", "Bench nowhere"],
    ]);
  });

  it("is not among the cells of the map, which is the same for everyone", async () => {
    const { body } = await reader.get("/surveys/cells");
    const { cells } = body as { cells: [number, number, number][] };
    const { lat, lng } = snapToGrid(here);
    expect(cells).toContainEqual([lat, lng, 1]);
  });

  it("is left out of lists and searches for people farther away or without a position, and opens by its link", async () => {
    const lists = [
      ["/surveys?", "&"],
      ["/surveys/search?q=bench", "&"],
      ["/surveys/top?metric=responses", "&"],
    ] as const;
    for (const [address, and] of lists) {
      expect(await titles(`${address}${and}${near}`)).toContain("Only bench");
      expect(await titles(address)).not.toContain("Only bench");
      expect(await titles(`${address}${and}${farther}`)).not.toContain(
        "Only bench",
      );
      expect(await titles(address)).toContain("First bench");
    }
    const { status } = await reader.get(`/surveys/${ids.only}`);
    expect(status).toBe(200);
    const suggested = await reader.get("/surveys/suggest?q=only");
    expect(suggested.text).not.toContain("Only bench");
  });

  it("reveals no more of a visitor's position than their cell, by where a list changes", async () => {
    const { body } = await reader.get(`/surveys/${ids.only}`);
    const { latitude, longitude } = body as Record<string, number>;
    const survey = { lat: latitude ?? 0, lng: longitude ?? 0 };
    const isListed = async (lat: number) =>
      (await titles(`/surveys?lat=${lat}&lng=13.405`)).includes("Only bench");
    const edge = await findEdge(isListed, [52.52, 52.62]);
    const [inside, outside] = edge ?? [0, 0];
    // The list changes at the edge of a cell, and depends on the centers of
    // cells only.
    const at = (lat: number) => snapToGrid({ lat, lng: 13.405 });
    expect(at(inside)).not.toEqual(at(outside));
    expect(Math.abs(inside * 100 - Math.round(inside * 100))).toBeLessThan(
      1e-5,
    );
    expect(distanceMeters(at(inside), survey)).toBeLessThanOrEqual(5000);
    expect(distanceMeters(at(outside), survey)).toBeGreaterThan(5000);
  });

  it("is listed once over all pages of a list", async () => {
    const { visitor } = await startTestApp(await open());
    const creator = await visitor();
    const places = Array.from({ length: 110 }, (_, at) => 52.5 + at / 1000);
    for (const [at, lat] of places.entries())
      await publishSurvey(creator, {
        title: `${at}`,
        lat,
        lng: 13.405,
        ...(at % 2 === 0 && { scope: "first", radiusMeters: 5000 }),
      });
    const first = (await creator.get(`/surveys?${near}`)).body as {
      items: { title: string }[];
      next: string;
    };
    const second = await titles(
      `/surveys?${near}&after=${encodeURIComponent(first.next)}`,
      creator,
    );
    const all = [...first.items.map(({ title }) => title), ...second];
    expect(new Set(all).size).toBe(110);
    expect(all).toHaveLength(110);
    const isFirst = first.items.map(({ title }) => Number(title) % 2 === 0);
    expect(isFirst.lastIndexOf(true)).toBeGreaterThan(20);
  });
});
