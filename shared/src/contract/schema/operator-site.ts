import Type from "typebox";
import type {
  auditCheckFields,
  auditEntryFields,
  invitationFields,
  newInvitationFields,
  recountFields,
  recountProgressFields,
  siteReleaseFields,
  waitlistEntryFields,
} from "../operator-site.ts";
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
  type ReadBy,
  type Wire,
} from "./parts.ts";

export const AuditReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        entryId: Id,
        madeAt: Timestamp,
        who: Type.String({
          description:
            "Who did it: `command line`, `operator Anna`, or a key by its id.",
        }),
        act: Type.String(),
        about: Type.String(),
      }),
      { description: "Latest first." },
    ),
    next: Next,
  },
  { title: "Audit" },
);

export const AuditCheckReply = Type.Object(
  {
    entries: Type.Integer({
      minimum: 0,
      description:
        "Number of entries, counted from the first, that are unchanged since they were written.",
    }),
    hash: Type.String({
      description:
        "Hash of the last of these entries. If you store it elsewhere, you can detect later whether entries were removed from the end: `operator audit --known`.",
    }),
    problem: Nullable(
      Type.String({
        description:
          "What is wrong with the next entry. Null if all entries are unchanged.",
      }),
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
            description:
              "Position among the confirmed businesses of its category.",
          }),
        ),
        free: Type.Boolean({ description: "Whether it gets free access." }),
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
    description: "Codes are returned only once.",
  }),
});

export const RecountProgress = Type.Object({ done: Count, total: Count });

export const RecountReply = Type.Object(
  {
    repaired: Type.Boolean({
      description: "Whether the counters were corrected.",
    }),
    mismatches: Type.Array(
      Type.Object({
        surveyId: Id,
        counter: Type.String(),
        count: Type.Integer({
          minimum: 1,
          description:
            "Number of counters of this kind that differ from their rows.",
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
            description:
              "Null if it is the version that the site was built with.",
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
    summary: "List the audit log: actions of operators and owners",
    description: "Requires the right `maintain`.",
    method: "GET",
    path: "/operator/audit",
    query: After,
    reply: AuditReply,
  },
  checkAudit: {
    summary: "Check whether an entry of the audit log was changed or removed",
    description: "Requires the right `maintain`. Reads the complete log.",
    method: "GET",
    path: "/operator/audit/check",
    reply: AuditCheckReply,
  },
  listWaitlist: {
    summary: "List the waitlist",
    description: "Requires the right `admit`.",
    method: "GET",
    path: "/operator/waitlist",
    query: After,
    reply: WaitlistReply,
  },
  confirmWaitlistEntry: {
    summary: "Confirm a waitlist entry, once its owner has been verified",
    description:
      "Requires the right `admit`. A confirmed business gets its position in its category. Error 404 if the address is not on the list.",
    method: "POST",
    path: "/operator/waitlist/confirmations",
    body: Email,
    status: 204,
  },
  removeWaitlistEntry: {
    summary: "Remove an address from the waitlist",
    description:
      "Requires the right `admit`. Succeeds if the address is not on the list.",
    method: "DELETE",
    path: "/operator/waitlist",
    body: Email,
    status: 204,
  },
  listInvitations: {
    summary: "List invitations without their codes, newest first",
    description: "Requires the right `admit`.",
    method: "GET",
    path: "/operator/invitations",
    query: After,
    reply: InvitationsReply,
  },
  createInvitations: {
    summary: "Create invitations",
    description:
      "Requires the right `admit`. The codes are not stored. They are returned only once, and again for a repeated request with the same Idempotency-Key.",
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
    summary: "Revoke an invitation",
    description:
      "Requires the right `admit`. The invitation then admits no one else. Error 404 if it does not exist.",
    method: "DELETE",
    path: "/operator/invitations/:invitationId",
    params: Type.Object({ invitationId: Id }),
    status: 204,
  },
  recountSite: {
    summary: "Compare every counter with its rows, and optionally correct it",
    description:
      "Requires the right `maintain`. Changes nothing unless `repair` is true. With `Accept: text/event-stream`, the response streams the progress: `progress` frames contain the number of sections that are `done` and their `total` number. The last frame is either `reply`, with the response described here, or `refused`, with an error.",
    method: "POST",
    path: "/operator/recount",
    body: Type.Object({ repair: Type.Boolean() }),
    reply: RecountReply,
  },
  listSiteReleases: {
    summary: "List the release of each remote that is served",
    description: "Requires the right `maintain`.",
    method: "GET",
    path: "/operator/releases",
    reply: SiteReleasesReply,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof auditEntryFields, Wire<typeof AuditReply>["items"][number]>,
  ReadBy<typeof auditCheckFields, Wire<typeof AuditCheckReply>>,
  ReadBy<
    typeof waitlistEntryFields,
    Wire<typeof WaitlistReply>["items"][number]
  >,
  ReadBy<typeof invitationFields, Wire<typeof Invitation>>,
  ReadBy<
    typeof newInvitationFields,
    Wire<typeof NewInvitationsReply>["items"][number]
  >,
  ReadBy<typeof recountProgressFields, Wire<typeof RecountProgress>>,
  ReadBy<typeof recountFields, Wire<typeof RecountReply>>,
  ReadBy<
    typeof siteReleaseFields,
    Wire<typeof SiteReleasesReply>["items"][number]
  >,
];
