import { limits } from "@nearsay/core/contract";
import { operatorSiteCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { cutPage } from "../../base/page.ts";
import { notFound } from "../../base/refusal.ts";
import { newToken } from "../../base/security/token.ts";
import { route } from "../../http/route.ts";
import {
  confirmEntry,
  removeEntry,
  viewEntries,
  type WaitlistEntry,
} from "../../surveys/waitlist/waitlist.ts";
import {
  type InvitationRow,
  listInvitations,
  revokeInvitation,
} from "../../visitors/activation/invitation-repository.ts";
import { makeInvitationsOnce } from "../../visitors/activation/invitations.ts";
import { counted } from "../../base/text/plain-text.ts";
import { readNumberCursor } from "./number-cursor.ts";
import type { OperatorRoutesDeps } from "./operator-routes.ts";

/** The waitlist and the invitations. */
export function admissionRoutes(
  app: FastifyInstance,
  { commandDeps, note }: Pick<OperatorRoutesDeps, "commandDeps" | "note">,
): void {
  const { db, clock, hash } = commandDeps;
  const calls = operatorSiteCalls;

  route(app, calls.listWaitlist, async ({ query }) => {
    const page = await viewEntries(db, query.after);
    return { ...page, items: page.items.map(toEntry) };
  });

  // Email addresses are never logged.
  route(app, calls.confirmWaitlistEntry, async ({ body, request }) => {
    if (!(await confirmEntry(db, clock, body.email)))
      throw notFound((say) => say.addressNotListed);
    await note(request, "waitlist-confirm", "");
  });

  route(app, calls.removeWaitlistEntry, async ({ body, request }) => {
    if (await removeEntry(db, body.email))
      await note(request, "waitlist-remove", "");
  });

  route(app, calls.listInvitations, async ({ query }) => {
    const before = readNumberCursor(query.after);
    const rows = await listInvitations(db, before, limits.listMax + 1);
    const page = cutPage(rows, limits.listMax, (row) => `${row.invitationId}`);
    return { ...page, items: page.items.map(toInvitation) };
  });

  route(app, calls.createInvitations, async ({ body, request }) => {
    const seed = request.requestSecret ?? newToken();
    const made = await makeInvitationsOnce(db, clock, hash, body, seed);
    const items = made.invitations;
    if (made.isNew)
      await note(request, "invite", counted(items.length, "invitation"));
    return { items };
  });

  route(app, calls.revokeInvitation, async ({ params, request }) => {
    const { invitationId } = params;
    if (!(await revokeInvitation(db, invitationId, clock())))
      throw notFound((say) => say.invitationNotFound);
    await note(request, "revoke", `invitation ${invitationId}`);
  });
}

function toEntry({ joinedAt, confirmedAt, ...entry }: WaitlistEntry) {
  return {
    ...entry,
    joinedAt: joinedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}

function toInvitation(row: InvitationRow) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
