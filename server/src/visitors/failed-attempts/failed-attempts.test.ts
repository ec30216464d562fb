import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("the log of failed attempts", (open) => {
  it("contains one warning a minute per survey whose codes are attacked, and no codes", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, clock, visitor } = await startTestApp(
      await open(),
      { logStream },
      { logLevel: "warn" },
    );
    const visibility = { mode: "code", code: "maple-114" };
    const id = await publishSurvey(await visitor(), { visibility });
    const attack = async (times: number) => {
      const attacker = await visitor();
      for (let at = 0; at < times; at += 1)
        await attacker.get(`/surveys/${id}?code=wrong-${at}`);
    };
    const logged = () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === "codes are being guessed")
        .map(({ purpose, surveyId, wrong, refused }) => ({
          purpose,
          surveyId,
          wrong,
          refused,
        }));
    await attack(3);
    expect(logged()).toEqual([]);
    await attack(5);
    const about = { purpose: "access", surveyId: id };
    const first = { ...about, wrong: 6, refused: 1 };
    expect(logged()).toEqual([first]);
    clock.advance({ hours: 1 / 60 });
    await attack(4);
    expect(logged()).toEqual([first, { ...about, wrong: 3, refused: 2 }]);
    // Neither as entered nor as a hash.
    expect(lines.join()).not.toMatch(/wrong-|maple|[0-9a-f]{64}/);
    await app.close();
  });
});
