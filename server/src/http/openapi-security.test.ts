import * as schema from "@nearsay/core/contract/schema";
import type { Call } from "@nearsay/core/contract/schema";
import { securityOf } from "./openapi-security.ts";

const calls = Object.entries(schema)
  .filter(([name]) => name.endsWith("Calls"))
  .flatMap(([, group]) => Object.values(group as Record<string, Call>));

it("states that every operation on a managed survey requires a key of it", () => {
  const managed = calls.filter(({ path }) => path.startsWith("/manage/"));
  for (const call of managed)
    expect([call.operationId, securityOf(call)]).toEqual([
      call.operationId,
      [{ surveyKey: [] }],
    ]);
  expect(managed.length).toBeGreaterThan(20);
});
