import Type from "typebox";
import { limits } from "../limits.ts";
import { After, Next } from "./operator-page.ts";
import {
  Count,
  defineCalls,
  Id,
  Nullable,
  NullableString,
  NullableTimestamp,
  Timestamp,
} from "./parts.ts";

export const AuditReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        entryId: Id,
        madeAt: Timestamp,
        who: Type.String({
          description: '"command line", "operator Anna", or a key by its id',
        }),
        act: Type.String(),
        about: Type.String(),
      }),
      { description: "The latest first" },
    ),
    next: Next,
  },
  { title: "Audit" },
);

export const AuditCheckReply = Type.Object(
  {
    entries: Type.Integer({
      minimum: 0,
      description: "From the first on, those that are as they were written",
    }),
    hash: Type.String({
      description:
        "Of the last of these; noted elsewhere, it tells later whether the end was taken out: `operator audit --known`",
    }),
    problem: Nullable(
      Type.String({ description: "What is wrong with the entry after these" }),
    ),
  },
  { title: "AuditCheck" },
);

export const WaitlistReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        email: Type.String(),
        role: Type.Enum(["user", "business"]),
        category: NullableString,
        position: Nullable(
          Type.Integer({
            minimum: 1,
            description: "Among the confirmed businesses of its category",
          }),
        ),
        free: Type.Boolean({ description: "Whether it gets free access" }),
        joinedAt: Timestamp,
        confirmedAt: NullableTimestamp,
      }),
    ),
    next: Next,
  },
  { title: "Waitlist" },
);

const Invitation = Type.Object({
  invitationId: Id,
  usesMax: Count,
  useCount: Count,
  createdAt: Timestamp,
  expiresAt: NullableTimestamp,
  revokedAt: NullableTimestamp,
});

export const InvitationsReply = Type.Object(
  { items: Type.Array(Invitation), next: Next },
  { title: "Invitations" },
);

export const NewInvitationsReply = Type.Object({
  items: Type.Array(Type.Object({ invitationId: Id, code: Type.String() }), {
    description: "Codes are told this once",
  }),
});

export const RecountProgress = Type.Object({ done: Count, total: Count });

export const RecountReply = Type.Object(
  {
    repaired: Type.Boolean({ description: "Whether they were set right" }),
    mismatches: Type.Array(
      Type.Object({
        surveyId: Id,
        counter: Type.String(),
        count: Type.Integer({
          minimum: 1,
          description: "How many of this kind differ from their rows",
        }),
      }),
    ),
  },
  { title: "Recount" },
);

export const SiteReleasesReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.String(),
        enabled: Type.Boolean(),
        release: Nullable(
          Type.String({
            description: "Null where it is what the site was built with",
          }),
        ),
      }),
    ),
  },
  { title: "SiteReleases" },
);

const Email = Type.Object({ email: Type.String({ maxLength: 254 }) });

/** Requests of operators about the site itself and about admission. */
export const operatorSiteCalls = defineCalls("operator", {
  listAudit: {
    summary: "What operators and owners did",
    description: "For `maintain`.",
    method: "GET",
    path: "/operator/audit",
    query: After,
    reply: AuditReply,
  },
  checkAudit: {
    summary: "Whether an entry of the audit log was changed or taken out",
    description: "For `maintain`. Reads all of it.",
    method: "GET",
    path: "/operator/audit/check",
    reply: AuditCheckReply,
  },
  listWaitlist: {
    summary: "Who waits for an account",
    description: "For `admit`.",
    method: "GET",
    path: "/operator/waitlist",
    query: After,
    reply: WaitlistReply,
  },
  confirmWaitlistEntry: {
    summary: "Give an address its place, once one knows who it belongs to",
    description: "For `admit`. 404 where it is not there.",
    method: "POST",
    path: "/operator/waitlist/confirmations",
    body: Email,
    status: 204,
  },
  removeWaitlistEntry: {
    summary: "Take an address off the waitlist",
    description: "For `admit`. Succeeds where it is not there.",
    method: "DELETE",
    path: "/operator/waitlist",
    body: Email,
    status: 204,
  },
  listInvitations: {
    summary: "Invitations without their codes, the newest first",
    description: "For `admit`.",
    method: "GET",
    path: "/operator/invitations",
    query: After,
    reply: InvitationsReply,
  },
  createInvitations: {
    summary: "Make invitations",
    description:
      "For `admit`. Their codes are told this once, also to a repeat with the same Idempotency-Key, and kept nowhere.",
    method: "POST",
    path: "/operator/invitations",
    unkept: true,
    body: Type.Object({
      count: Type.Integer({ minimum: 1, maximum: limits.invitationsMax }),
      uses: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      days: Nullable(Type.Integer({ minimum: 1, maximum: 36_500 })),
    }),
    status: 201,
    reply: NewInvitationsReply,
  },
  revokeInvitation: {
    summary: "Let an invitation admit nobody else",
    description: "For `admit`. 404 where there is none.",
    method: "DELETE",
    path: "/operator/invitations/:invitationId",
    params: Type.Object({ invitationId: Id }),
    status: 204,
  },
  recountSite: {
    summary: "Compare every counter with its rows, and set wrong ones right",
    description:
      "For `maintain`. Changes nothing without `repair`. With `Accept: text/event-stream` it tells how far it is: `progress` frames with `done` of `total` parts, then one `reply` with what is described here, or `refused` with an error.",
    method: "POST",
    path: "/operator/recount",
    body: Type.Object({ repair: Type.Boolean() }),
    reply: RecountReply,
  },
  listSiteReleases: {
    summary: "Which release of each remote is served",
    description: "For `maintain`.",
    method: "GET",
    path: "/operator/releases",
    reply: SiteReleasesReply,
  },
});
