import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("the survey list", (open) => {
  it("puts the nearest first, then surveys without a position, and never reveals an exact position", async () => {
    const { visitor } = await startTestApp(await open());
    const creator = await visitor();
    const place = (title: string, lat: number | null, lng: number | null) =>
      publishSurvey(creator, { title, lat, lng });
    await place("Nowhere", null, null);
    await place("Sydney", -33.8688, 151.2093);
    await place("Berlin", 52.52001, 13.40495);
    await place("Across the date line", 0, -179.9);
    await place("Potsdam", 52.3906, 13.0645);

    const titles = async (query: string) => {
      const { body } = await creator.get(`/surveys${query}`);
      return (body as { items: { title: string }[] }).items.map(
        ({ title }) => title,
      );
    };
    expect(await titles("?lat=52.5&lng=13.4")).toEqual([
      "Berlin",
      "Potsdam",
      "Across the date line",
      "Sydney",
      "Nowhere",
    ]);
    expect((await titles("?lat=0&lng=179.9"))[0]).toBe("Across the date line");
    expect((await titles(""))[0]).toBe("Potsdam");

    const near = await creator.get("/surveys?lat=52.52&lng=13.405");
    expect(near.body).toMatchObject({
      items: [{ title: "Berlin", distanceMeters: 0 }, {}, {}, {}, {}],
      counts: { surveys: 5, open: 5, nearby: 4 },
    });
    expect(near.text).not.toContain("52.52001");
  });

  it("puts the newest of one cell first, and flags closed surveys", async () => {
    const { visitor, clock } = await startTestApp(await open());
    const creator = await visitor();
    const here = { lat: 52.52, lng: 13.4 };
    const expiresAt = "2026-03-03T00:00:00.000Z";
    const first = await publishSurvey(creator, { ...here, expiresAt });
    const second = await publishSurvey(creator, here);
    clock.advance({ hours: 24 });
    const { body } = await creator.get("/surveys?lat=52.52&lng=13.4");
    expect(body).toMatchObject({
      items: [
        { surveyId: second, expired: false },
        { surveyId: first, expired: true, expiresAt },
      ],
      counts: { surveys: 2, open: 1 },
    });
    const questions = await creator.get(`/surveys/${first}/questions`);
    expect(questions.body).toMatchObject({ expired: true, expiresAt });
    expect(await questionIds(creator, second)).toHaveLength(2);
  });
});
