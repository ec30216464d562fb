import { describeWithDatabase } from "../describe-on-each-engine.ts";
import { startTestApp } from "../test-app.ts";
import { fuzz } from "./fuzz.ts";

const requests = 2000;

/** Operations that accept the token or code of an object created for the test. */
const reachedByToken = ["getKioskSurvey", "redeemTicket"];

describeWithDatabase("requests generated from OpenAPI", (open, engine) => {
  it("never cause server errors, undocumented replies or internal details", async () => {
    const { app } = await startTestApp(await open());
    const { findings, reached } = await fuzz(
      app,
      requests,
      `a short run on ${engine}`,
    );
    expect(findings).toEqual([]);
    expect(reached.size).toBeGreaterThan(15);
    for (const call of reachedByToken) expect(reached).toContain(call);
    await app.close();
  });
});
