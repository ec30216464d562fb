import { questionTypes } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";

describeWithDatabase("the kinds of questions", (open) => {
  it("are the same in the contract and in the database table", async () => {
    const db = await open();
    const checks = await db.query<{ check: string }>(sql`
      select pg_get_constraintdef(oid) as check
      from pg_constraint
      where conrelid = 'questions'::regclass
        and contype = 'c'
        and pg_get_constraintdef(oid) like '%question_type%'`);
    const kinds = checks.map(({ check }) => quotedIn(check));
    expect(kinds).toEqual([[...questionTypes].sort()]);
  });
});

function quotedIn(check: string): string[] {
  return [...check.matchAll(/'([^']*)'/g)].map(([, text = ""]) => text).sort();
}
