import Type from "typebox";
import { limits } from "../limits.ts";
import { operatorRights } from "../operator.ts";
import {
  decisionOutcomes,
  decisions,
  moderatedKinds,
  moderationStates,
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
    title: Type.String({ description: "Of the survey" }),
    excerpt: Type.String({
      description: `The text of a post or a reply, what a survey says before its questions; ${limits.operatorExcerptMax} characters at most`,
    }),
    state: Type.Enum([...moderationStates]),
    since: Nullable(
      Type.String({
        format: "date-time",
        description:
          "When it was hidden, or kept; else when the first report came that counts",
      }),
    ),
    weight: Type.Number({
      description: "What the reports that count weigh together",
    }),
    reportCount: Count,
    reasons: Type.Array(
      Type.Object({
        reason: Type.String(),
        count: Count,
        weight: Type.Number(),
      }),
      {
        description: `Of the reports that count, the weightiest first, ${limits.operatorReasonsMax} at most; the same words told once`,
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
      description: "Whether its author has it deleted in some days",
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
        settled: Type.Boolean({ description: "Whether it counts no more" }),
      }),
      { description: "The weightiest first, a hundred at most" },
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
          "The newest posts and replies first, a hundred at most; `hidden` is what readers see instead",
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
      { description: "In the order in which they were given" },
    ),
  },
  { title: "Decisions" },
);

export const BlockItem = Type.Object(
  {
    blockId: Id,
    ...Thing.properties,
    madeOn: Day,
    madeBy: Type.String({ description: "The name of the operator" }),
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
    summary: "Whose key this is, and what it is good for",
    description:
      "This and every other call here answers 401 OPERATOR_KEY_INVALID to a key that is unknown, ended or expired, or where there is none, and 429 CODE_GUESSES_BOUNDED to a network that sent too many of them. 403 PASSKEY_REQUIRED, whose data say whether it is `registered`, without the proof that a key with a passkey needs; 403 KEY_TOO_WEAK where a call needs another right.",
    method: "GET",
    path: "/operator/me",
    reply: OperatorReply,
  },
  getOperatorQueue: {
    summary: "What is reported, hidden or appealed",
    description:
      "For `moderate`. Surveys, posts and replies: those first whose author appeals, the oldest appeal first, then the weightiest. Posts and replies that the author of a survey hid are not among them unless they are reported.",
    method: "GET",
    path: "/operator/queue",
    query: After,
    reply: OperatorQueueReply,
  },
  findOperatorItem: {
    summary: "One survey, post or reply by its number, hidden or not",
    description:
      "For `moderate`. `q` is a survey's number or uuid, `post 12` or `reply 7`; 400 for anything else.",
    method: "GET",
    path: "/operator/items",
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: limits.operatorSearchMax }),
    }),
    reply: OperatorItem,
  },
  getOperatorSurvey: {
    summary: "A survey with its reports, posts and replies, hidden or not",
    description:
      "For `moderate`. `key` is its number or its uuid. Nothing in it says who wrote or reported something, or from where.",
    method: "GET",
    path: "/operator/surveys/:key",
    params: Type.Object({
      key: Type.String({ minLength: 1, maxLength: limits.operatorSearchMax }),
    }),
    reply: OperatorSurveyReply,
  },
  decide: {
    summary: "Hide, show again, keep or remove",
    description: `For \`moderate\`. Up to ${limits.decisionsMax} at once, each by itself: \`gone\` where there is no such thing. A decision that is made again is \`done\` again, \`remove\` too. \`restore\` shows it, settles its reports and an appeal; \`keep\` does the same, and later reports cannot hide it either; \`remove\` deletes it with everything under it, for good.`,
    method: "POST",
    path: "/operator/decisions",
    body: Type.Object({
      decision: Type.Enum([...decisions]),
      items: Type.Array(Thing, { minItems: 1, maxItems: limits.decisionsMax }),
    }),
    reply: DecisionsReply,
  },
  listBlocks: {
    summary: "What was blocked for, the latest first",
    description:
      "For `moderate`. Nothing tells whether two of them have one author.",
    method: "GET",
    path: "/operator/blocks",
    query: After,
    reply: BlocksReply,
  },
  createBlock: {
    summary: "Refuse what the author of something does from now on",
    description:
      "For `moderate`. Whoever wrote this thing with an anonymous ID is answered 403 BLOCKED where they publish, answer, write, like, report or share; they may still read, appeal, and take back what is theirs. The reply is the same whoever wrote it, and whether or not they are blocked already; the same thing is blocked for once.",
    method: "POST",
    path: "/operator/blocks",
    body: Thing,
    status: 201,
    reply: BlockItem,
  },
  endBlock: {
    summary: "Take a block back",
    description:
      "For `moderate`. Who is blocked for something else as well stays so. Succeeds where there is none.",
    method: "DELETE",
    path: "/operator/blocks/:blockId",
    params: Type.Object({ blockId: Id }),
    status: 204,
  },
});
