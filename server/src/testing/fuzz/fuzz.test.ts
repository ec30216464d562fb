import { describeWithDatabase } from "../describe-on-each-engine.ts";
import { startTestApp } from "../test-app.ts";
import { fuzz } from "./fuzz.ts";

const requests = 2000;

/** Calls that take the token or code of something that was planted. */
const reachedByToken = ["getKioskSurvey", "redeemTicket"];

describeWithDatabase("requests made from the document", (open, engine) => {
  it("never break the server, its promises or its silence", async () => {
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
