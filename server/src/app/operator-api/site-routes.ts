import { limits, type RemoteRecord } from "@nearsay/core/contract";
import {
  type AuditCheckReply,
  type RecountProgress,
  type RecountReply,
  operatorSiteCalls,
} from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Static } from "typebox";
import { bodyOf } from "../../http/errors.ts";
import {
  asksForEvents,
  followWork,
  untilClosed,
} from "../../http/follow-work.ts";
import { route } from "../../http/route.ts";
import {
  type CounterMismatch,
  findCounterMismatches,
} from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import type { ReadRegistry } from "../../site/site-registry.ts";
import { BrokenAudit, verifyAudit } from "../audit/audit-log.ts";
import { listEntriesBefore } from "../audit/audit-repository.ts";
import type { CommandDeps } from "../operator/command-deps.ts";
import { cutPage } from "../../base/page.ts";
import { counted } from "../../base/text/plain-text.ts";
import { readNumberCursor } from "./number-cursor.ts";
import type { OperatorRoutesDeps } from "./operator-routes.ts";

interface SiteRoutesDeps extends Pick<
  OperatorRoutesDeps,
  "commandDeps" | "note"
> {
  /** Returns which release of each remote is served. */
  readRegistry: ReadRegistry;
}

/** The audit log, counters and releases. */
export function siteRoutes(
  app: FastifyInstance,
  { commandDeps, note, readRegistry }: SiteRoutesDeps,
): void {
  const { db, changes } = commandDeps;
  const calls = operatorSiteCalls;

  route(app, calls.listAudit, async ({ query }) => {
    const before = readNumberCursor(query.after);
    const rows = await listEntriesBefore(db, before, limits.listMax + 1);
    const page = cutPage(rows, limits.listMax, (row) => String(row.entryId));
    const items = page.items.map(({ madeAt, hash: _hash, ...entry }) => ({
      ...entry,
      madeAt: madeAt.toISOString(),
    }));
    return { ...page, items };
  });

  route(app, calls.checkAudit, () => checkAudit(commandDeps));

  route(app, calls.recountSite, async ({ body, request, reply }) => {
    type OnProgress = (progress: Static<typeof RecountProgress>) => void;
    const { repair } = body;
    const signal = untilClosed(reply);
    const work = async (onProgress?: OnProgress) => {
      const course = { signal, ...(onProgress && { onProgress }) };
      const found = await (repair
        ? repairCounters(db, changes, course)
        : findCounterMismatches(db, course));
      if (repair && found.length > 0)
        await note(request, "recount", counted(found.length, "counter"));
      return { repaired: repair, mismatches: sumUp(found) };
    };
    if (!asksForEvents(request)) return work();
    return followWork(work, (error) => bodyOf(error, request));
  });

  route(app, calls.listSiteReleases, async () => {
    const { remotes } = await readRegistry();
    return { items: remotes.map(toRelease) };
  });
}

async function checkAudit(
  commandDeps: CommandDeps,
): Promise<Static<typeof AuditCheckReply>> {
  let last = { entryId: 0, hash: "" };
  let problem: string | null = null;
  try {
    await verifyAudit(commandDeps, { onEntry: (entry) => (last = entry) });
  } catch (error) {
    if (!(error instanceof BrokenAudit)) throw error;
    problem = error.message;
  }
  return { entries: last.entryId, hash: last.hash, problem };
}

type Mismatches = Static<typeof RecountReply>["mismatches"];

/** The number per kind of counter: the items could be text that users wrote. */
function sumUp(found: readonly CounterMismatch[]): Mismatches {
  const sums = new Map<string, Mismatches[number]>();
  for (const { surveyId, counter } of found) {
    const name = `${surveyId} ${counter}`;
    const before = sums.get(name)?.count ?? 0;
    sums.set(name, { surveyId, counter, count: before + 1 });
  }
  return [...sums.values()];
}

function toRelease({ name, version, enabled, entry }: RemoteRecord) {
  const [, release] = /^\/releases\/[^/]+\/([^/]+)\//.exec(entry) ?? [];
  return { name, version, enabled, release: release ?? null };
}
