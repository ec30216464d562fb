import Type from "typebox";
import { limits } from "../limits.ts";
import { operatorRights, type operatorFields } from "../operator.ts";
import {
  decisionOutcomes,
  decisions,
  moderatedKinds,
  moderationStates,
  type blockFields,
  type decidedFields,
  type operatorItemFields,
  type operatorSurveyFields,
} from "../operator-queue.ts";
import { After, Next } from "./operator-page.ts";
import {
  Count,
  Day,
  defineCalls,
  Id,
  Nullable,
  NullableString,
  NullableTimestamp,
  Timestamp,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";

export const OperatorReply = Type.Object(
  {
    name: Type.String(),
    rights: Type.Array(Type.Enum([...operatorRights])),
    expiresAt: NullableTimestamp,
  },
  { title: "Operator" },
);

const Kind = Type.Enum([...moderatedKinds]);

/** A survey, a post or a reply, by number. */
const Thing = Type.Object({ kind: Kind, id: Id });

const Appeal = Type.Object({ reason: Type.String(), madeAt: Timestamp });

export const OperatorItem = Type.Object(
  {
    ...Thing.properties,
    surveyId: Id,
    surveyUuid: Uuid,
    title: Type.String({ description: "Title of the survey." }),
    excerpt: Type.String({
      description: `The text of a post or a reply, or the instructions of a survey. At most ${limits.operatorExcerptMax} characters.`,
    }),
    state: Type.Enum([...moderationStates]),
    since: Nullable(
      Type.String({
        format: "date-time",
        description:
          "When it was hidden or kept; otherwise when the first report that counts arrived.",
      }),
    ),
    weight: Type.Number({
      description: "Total weight of the reports that count.",
    }),
    reportCount: Count,
    reasons: Type.Array(
      Type.Object({
        reason: Type.String(),
        count: Count,
        weight: Type.Number(),
      }),
      {
        description: `Reasons of the reports that count, highest weight first, at most ${limits.operatorReasonsMax}. Reports with the same text are one reason.`,
      },
    ),
    appeal: Nullable(Appeal),
  },
  { title: "OperatorItem" },
);

export const OperatorQueueReply = Type.Object(
  { items: Type.Array(OperatorItem), next: Next },
  { title: "OperatorQueue" },
);

export const OperatorSurveyReply = Type.Object(
  {
    item: OperatorItem,
    createdAt: Timestamp,
    expiresAt: NullableTimestamp,
    needsCode: Type.Boolean(),
    deleting: Type.Boolean({
      description:
        "Whether its author has deleted it. The deletion takes effect some days later.",
    }),
    responseCount: Count,
    postCount: Count,
    instructions: Type.String(),
    questions: Type.Array(
      Type.Object({ text: Type.String(), options: Type.Array(Type.String()) }),
    ),
    reports: Type.Array(
      Type.Object({
        ...Thing.properties,
        reason: Type.String(),
        weight: Type.Number(),
        madeOn: Day,
        settled: Type.Boolean({
          description: "Whether the report no longer counts.",
        }),
      }),
      { description: "Highest weight first, at most 100." },
    ),
    discussion: Type.Array(
      Type.Object({
        ...Thing.properties,
        content: Type.String(),
        createdAt: Timestamp,
        hidden: NullableString,
      }),
      {
        description:
          "Posts and replies, newest first, at most 100. `hidden` is what readers see instead of the text.",
      },
    ),
  },
  { title: "OperatorSurvey" },
);

export const DecisionsReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...Thing.properties,
        outcome: Type.Enum([...decisionOutcomes]),
      }),
      { description: "In the order of the request." },
    ),
  },
  { title: "Decisions" },
);

export const BlockItem = Type.Object(
  {
    blockId: Id,
    ...Thing.properties,
    madeOn: Day,
    madeBy: Type.String({ description: "Name of the operator." }),
  },
  { title: "Block" },
);

export const BlocksReply = Type.Object(
  { items: Type.Array(BlockItem), next: Next },
  { title: "Blocks" },
);

/** Requests of operators in the browser: `Authorization: Bearer <operator key>`. */
export const operatorCalls = defineCalls("operator", {
  getOperator: {
    summary: "Get the holder and the rights of the operator key",
    description: [
      "Errors of this and all other operator endpoints:",
      "",
      "- 401 OPERATOR_KEY_INVALID: the key is missing, unknown, ended or expired.",
      "- 429 CODE_GUESSES_BOUNDED: too many such keys were sent from this network.",
      "- 403 PASSKEY_REQUIRED: the key requires a passkey and the request has no proof of it. `data.registered` states whether the passkey is registered.",
      "- 403 KEY_TOO_WEAK: the endpoint requires another right.",
    ].join("\n"),
    method: "GET",
    path: "/operator/me",
    reply: OperatorReply,
  },
  getOperatorQueue: {
    summary:
      "List surveys, posts and replies that are reported, hidden or appealed",
    description:
      "Requires the right `moderate`. Items with an appeal are first, oldest appeal first, followed by the others, highest weight first. Posts and replies that the author of a survey hid are included only if they are reported.",
    method: "GET",
    path: "/operator/queue",
    query: After,
    reply: OperatorQueueReply,
  },
  findOperatorItem: {
    summary: "Find a survey, post or reply by its number, even if hidden",
    description:
      "Requires the right `moderate`. `q` is the number or UUID of a survey, or for example `post 12` or `reply 7`. Error 400 for any other text.",
    method: "GET",
    path: "/operator/items",
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: limits.operatorSearchMax }),
    }),
    reply: OperatorItem,
  },
  getOperatorSurvey: {
    summary: "Get a survey with its reports, posts and replies, even if hidden",
    description:
      "Requires the right `moderate`. `key` is the number or UUID of the survey. The response contains nothing about who wrote or reported something, or from where.",
    method: "GET",
    path: "/operator/surveys/:key",
    params: Type.Object({
      key: Type.String({ minLength: 1, maxLength: limits.operatorSearchMax }),
    }),
    reply: OperatorSurveyReply,
  },
  decide: {
    summary: "Hide, restore, keep or remove surveys, posts and replies",
    description: `Requires the right \`moderate\`. Accepts up to ${limits.decisionsMax} items. Each is decided separately; its outcome is \`gone\` if it does not exist. Repeating a decision returns \`done\` again, also for \`remove\`. \`restore\` shows the item again and settles its reports and its appeal. \`keep\` does the same, and later reports cannot hide the item. \`remove\` permanently deletes the item and everything that belongs to it.`,
    method: "POST",
    path: "/operator/decisions",
    body: Type.Object({
      decision: Type.Enum([...decisions]),
      items: Type.Array(Thing, { minItems: 1, maxItems: limits.decisionsMax }),
    }),
    reply: DecisionsReply,
  },
  listBlocks: {
    summary: "List blocks, latest first",
    description:
      "Requires the right `moderate`. The response does not reveal whether two blocks concern the same author.",
    method: "GET",
    path: "/operator/blocks",
    query: After,
    reply: BlocksReply,
  },
  createBlock: {
    summary: "Block the author of a survey, post or reply",
    description:
      "Requires the right `moderate`. If the author wrote it with an anonymous ID, that ID then gets error 403 BLOCKED when publishing, answering, writing, liking, reporting or sharing. The author can still read, appeal, and withdraw their own data. The response is the same for any author, even one who is already blocked. A survey, post or reply can be blocked for only once.",
    method: "POST",
    path: "/operator/blocks",
    body: Thing,
    status: 201,
    reply: BlockItem,
  },
  endBlock: {
    summary: "Delete a block",
    description:
      "Requires the right `moderate`. An author who is also blocked for something else remains blocked. Succeeds if the block does not exist.",
    method: "DELETE",
    path: "/operator/blocks/:blockId",
    params: Type.Object({ blockId: Id }),
    status: 204,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof operatorFields, Wire<typeof OperatorReply>>,
  ReadBy<typeof operatorItemFields, Wire<typeof OperatorItem>>,
  ReadBy<typeof operatorSurveyFields, Wire<typeof OperatorSurveyReply>>,
  ReadBy<typeof decidedFields, Wire<typeof DecisionsReply>["items"][number]>,
  ReadBy<typeof blockFields, Wire<typeof BlockItem>>,
];
