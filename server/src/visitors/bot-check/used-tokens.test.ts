import sql from "sql-template-tag";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { TestClock } from "../../testing/test-app.ts";
import { createUseToken, sweepUsedTokens } from "./used-tokens.ts";

describeOnEachEngine("a used token", (open) => {
  test("is accepted once, also if it occurs twice in one batch", async () => {
    const use = createUseToken(await open());
    const expiresAt = new Date();
    // While the first is being written, the others are batched.
    const ids = ["first", "same", "same", "same"];
    const taken = await Promise.all(ids.map((id) => use({ id, expiresAt })));
    expect(taken).toEqual([true, true, false, false]);
  });

  test("is deleted once it is expired on every clock", async () => {
    const db = await open();
    const clock = new TestClock();
    const job = sweepUsedTokens(db, clock.read);
    const count = async () => {
      const rows = await db.query<{ count: number }>(
        sql`select count(*) from used_bot_check_tokens`,
      );
      return rows[0]?.count ?? 0;
    };
    await createUseToken(db)({ id: "used", expiresAt: clock.now });
    const before = await count();
    await job.run();
    expect(await count()).toBe(before);
    clock.advance({ hours: 2 });
    await job.run();
    expect(await count()).toBe(0);
  });
});
