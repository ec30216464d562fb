import {
  count,
  flag,
  list,
  number,
  oneOf,
  partOrNull,
  type Read,
  readFields,
  readItemsOf,
  by,
  text,
  textOrNull,
  texts,
} from "./fields.ts";
import { type OperatorPage, readOperatorPage } from "./operator.ts";
import {
  asRecord,
  ContractError,
  type Json,
  readString,
  rejectHtml,
} from "./read.ts";

export const moderatedKinds = ["survey", "post", "reply"] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

/** `kept` stays visible, no matter how often it is reported. */
export const moderationStates = ["visible", "hidden", "kept"] as const;
export type ModerationState = (typeof moderationStates)[number];

export const decisions = ["hide", "restore", "keep", "remove"] as const;
export type Decision = (typeof decisions)[number];

/**
 * `gone` if there was nothing to decide on, unless the decision was to remove
 * it and it was already removed.
 */
export const decisionOutcomes = ["done", "gone"] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

const moderatedFields = {
  kind: oneOf(moderatedKinds, "survey"),
  id: text(),
};

/** A survey, a post or a reply, by number. */
export interface ModeratedThing extends Read<typeof moderatedFields> {}

const operatorItemFields = {
  ...moderatedFields,
  surveyId: text(),
  surveyUuid: text(),
  /** Title of the survey. */
  title: text(),
  excerpt: text(),
  state: oneOf(moderationStates, "hidden"),
  /** ISO 8601: when it was hidden or kept; otherwise when the first report that counts arrived. */
  since: textOrNull(),
  /** Total weight of the reports that count. */
  weight: number(),
  reportCount: count(),
  /** Highest weight first. */
  reasons: list({ reason: text(), count: count(), weight: number() }),
  appeal: partOrNull({ reason: text(), madeAt: text() }),
};

export interface OperatorItem extends Read<typeof operatorItemFields> {}

const operatorSurveyFields = {
  item: by(readOperatorItem),
  createdAt: text(),
  expiresAt: textOrNull(),
  needsCode: flag(),
  /** Its author has requested a deletion that takes effect in some days. */
  deleting: flag(),
  responseCount: count(),
  postCount: count(),
  instructions: text(),
  questions: list({ text: text(), options: texts() }),
  /** Highest weight first. */
  reports: list({
    ...moderatedFields,
    reason: text(),
    weight: number(),
    /** YYYY-MM-DD. */
    madeOn: text(),
    settled: flag(),
  }),
  /** Newest first. */
  discussion: list({
    ...moderatedFields,
    content: text(),
    createdAt: text(),
    /** What readers see instead; null if they see the text. */
    hidden: textOrNull(),
  }),
};

/** Everything that an operator sees of a survey. */
export interface OperatorSurvey extends Read<typeof operatorSurveyFields> {}

const decidedFields = {
  ...moderatedFields,
  outcome: oneOf(decisionOutcomes, "gone"),
};

export interface Decided extends Read<typeof decidedFields> {}

const blockFields = {
  blockId: text(),
  ...moderatedFields,
  /** YYYY-MM-DD. */
  madeOn: text(),
  /** Name of the operator. */
  madeBy: text(),
};

export interface Block extends Read<typeof blockFields> {}

export type {
  blockFields,
  decidedFields,
  operatorItemFields,
  operatorSurveyFields,
};

export function readOperatorQueue(reply: unknown): OperatorPage<OperatorItem> {
  return readOperatorPage(reply, toItem);
}

/** @throws ContractError when the reply contains no item. */
export function readOperatorItem(reply: unknown): OperatorItem {
  rejectHtml(reply);
  const [item] = toItem(asRecord(reply));
  if (item !== undefined) return item;
  throw new ContractError("The reply holds no survey, post or reply.");
}

/** @throws ContractError when the reply contains no survey. */
export function readOperatorSurvey(reply: unknown): OperatorSurvey {
  rejectHtml(reply);
  return readFields(operatorSurveyFields, reply);
}

export function readDecisions(reply: unknown): Decided[] {
  return readItemsOf(decidedFields, reply);
}

export function readBlocks(reply: unknown): OperatorPage<Block> {
  return readOperatorPage(reply, (item) => readFields(blockFields, item));
}

/** @throws ContractError when the reply contains no block. */
export function readBlock(reply: unknown): Block {
  rejectHtml(reply);
  if (readString(reply, "blockId") === "")
    throw new ContractError("The reply holds no block.");
  return readFields(blockFields, reply);
}

/** Skips an item without a number, because no decision could refer to it. */
function toItem(source: Json): OperatorItem[] {
  const item = readFields(operatorItemFields, source);
  return item.id === "" ? [] : [item];
}
