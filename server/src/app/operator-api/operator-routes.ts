import { limits } from "@nearsay/core/contract";
import { operatorCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  deleteBlock,
  listBlocks,
} from "../../community/moderation/block-repository.ts";
import { blockAuthor } from "../../community/moderation/blocks.ts";
import { decide } from "../../community/moderation/decide.ts";
import {
  readSurveyFile,
  searchQueued,
  viewQueue,
} from "../../community/moderation/queue.ts";
import { cutPage } from "../../base/page.ts";
import { languageOf } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import { isRemovalNoted } from "../audit/audit-repository.ts";
import type { CommandDeps } from "../operator/command-deps.ts";
import type { Operators } from "../operator-keys/operators.ts";
import { readNumberCursor } from "./number-cursor.ts";

export interface OperatorRoutesDeps {
  commandDeps: CommandDeps;
  operators: Operators;
  /** Records an action of the operator who makes the request. */
  note: (request: FastifyRequest, act: string, about: string) => Promise<void>;
}

/** Reported and hidden things, decisions and blocks. */
export function operatorRoutes(
  app: FastifyInstance,
  { commandDeps, operators, note }: OperatorRoutesDeps,
): void {
  const { db } = commandDeps;
  const calls = operatorCalls;

  route(app, calls.getOperator, async ({ request }) => {
    const { name, rights, expiresAt } = await operators.require(request);
    return { name, rights, expiresAt: expiresAt?.toISOString() ?? null };
  });

  route(app, calls.getOperatorQueue, ({ query }) =>
    viewQueue(db, query.after ?? null),
  );

  route(app, calls.findOperatorItem, ({ query }) => searchQueued(db, query.q));

  route(app, calls.getOperatorSurvey, ({ params, request }) =>
    readSurveyFile(db, params.key, languageOf(request)),
  );

  route(app, calls.decide, async ({ body, request }) => {
    const { decision } = body;
    const items = [];
    // One after another, because the list may name a thing twice.
    for (const thing of body.items) {
      const about = `${thing.kind} ${thing.id}`;
      const done = await decide(commandDeps, decision, thing);
      if (done) await note(request, decision, about);
      // A repeat of a removal whose reply was lost succeeds too.
      const isAsAsked =
        done || (decision === "remove" && (await isRemovalNoted(db, about)));
      items.push({ ...thing, outcome: isAsAsked ? "done" : "gone" } as const);
    }
    return { items };
  });

  route(app, calls.listBlocks, async ({ query }) => {
    const before = readNumberCursor(query.after);
    const rows = await listBlocks(db, before, limits.listMax + 1);
    return cutPage(rows, limits.listMax, (row) => String(row.blockId));
  });

  route(app, calls.createBlock, async ({ body, request }) => {
    const { name } = await operators.require(request);
    const block = await blockAuthor(commandDeps, body, name);
    await note(request, "block", `${body.kind} ${body.id}`);
    return block;
  });

  route(app, calls.endBlock, async ({ params, request }) => {
    const { blockId } = params;
    if (await deleteBlock(db, blockId))
      await note(request, "unblock", `block ${blockId}`);
  });
}
