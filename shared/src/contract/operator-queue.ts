import { type OperatorPage, readOperatorPage } from "./operator.ts";
import {
  asRecord,
  ContractError,
  isRecord,
  type Json,
  readBoolean,
  readCount,
  readItems,
  readNumber,
  readOptionalString,
  readRecords,
  readString,
  readStringList,
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

/** A survey, a post or a reply, by number. */
export interface ModeratedThing {
  kind: ModeratedKind;
  id: string;
}

export interface OperatorItem extends ModeratedThing {
  surveyId: string;
  surveyUuid: string;
  /** Title of the survey. */
  title: string;
  excerpt: string;
  state: ModerationState;
  /** ISO 8601: when it was hidden or kept; otherwise when the first report that counts arrived. */
  since: string | null;
  /** Total weight of the reports that count. */
  weight: number;
  reportCount: number;
  /** Highest weight first. */
  reasons: { reason: string; count: number; weight: number }[];
  appeal: { reason: string; madeAt: string } | null;
}

/** Everything that an operator sees of a survey. */
export interface OperatorSurvey {
  item: OperatorItem;
  createdAt: string;
  expiresAt: string | null;
  needsCode: boolean;
  /** Its author has requested a deletion that takes effect in some days. */
  deleting: boolean;
  responseCount: number;
  postCount: number;
  instructions: string;
  questions: { text: string; options: string[] }[];
  /** Highest weight first. */
  reports: (ModeratedThing & {
    reason: string;
    weight: number;
    /** YYYY-MM-DD. */
    madeOn: string;
    settled: boolean;
  })[];
  /** Newest first. */
  discussion: (ModeratedThing & {
    content: string;
    createdAt: string;
    /** What readers see instead; null if they see the text. */
    hidden: string | null;
  })[];
}

export interface Decided extends ModeratedThing {
  outcome: DecisionOutcome;
}

export interface Block extends ModeratedThing {
  blockId: string;
  /** YYYY-MM-DD. */
  madeOn: string;
  /** Name of the operator. */
  madeBy: string;
}

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
  const file = asRecord(reply);
  return {
    item: readOperatorItem(file.item),
    createdAt: readString(file, "createdAt"),
    expiresAt: readOptionalString(file, "expiresAt"),
    needsCode: readBoolean(file, "needsCode"),
    deleting: readBoolean(file, "deleting"),
    responseCount: readCount(file, "responseCount"),
    postCount: readCount(file, "postCount"),
    instructions: readString(file, "instructions"),
    questions: readRecords(file.questions).map((question) => ({
      text: readString(question, "text"),
      options: readStringList(question.options),
    })),
    reports: readRecords(file.reports).map((report) => ({
      ...toThing(report),
      reason: readString(report, "reason"),
      weight: readWeight(report),
      madeOn: readString(report, "madeOn"),
      settled: readBoolean(report, "settled"),
    })),
    discussion: readRecords(file.discussion).map((written) => ({
      ...toThing(written),
      content: readString(written, "content"),
      createdAt: readString(written, "createdAt"),
      hidden: readOptionalString(written, "hidden"),
    })),
  };
}

export function readDecisions(reply: unknown): Decided[] {
  return readItems(reply).map((item) => ({
    ...toThing(item),
    outcome: decisionOutcomes.find((one) => one === item.outcome) ?? "gone",
  }));
}

export function readBlocks(reply: unknown): OperatorPage<Block> {
  return readOperatorPage(reply, (item) => [toBlock(item)]);
}

/** @throws ContractError when the reply contains no block. */
export function readBlock(reply: unknown): Block {
  rejectHtml(reply);
  if (readString(reply, "blockId") === "")
    throw new ContractError("The reply holds no block.");
  return toBlock(asRecord(reply));
}

function readWeight(item: Json): number {
  return readNumber(item, "weight") ?? 0;
}

function toThing(item: Json): ModeratedThing {
  return {
    kind: moderatedKinds.find((kind) => kind === item.kind) ?? "survey",
    id: readString(item, "id"),
  };
}

/** Skips an item without a number, because no decision could refer to it. */
function toItem(item: Json): OperatorItem[] {
  const thing = toThing(item);
  if (thing.id === "") return [];
  return [
    {
      ...thing,
      surveyId: readString(item, "surveyId"),
      surveyUuid: readString(item, "surveyUuid"),
      title: readString(item, "title"),
      excerpt: readString(item, "excerpt"),
      state: moderationStates.find((state) => state === item.state) ?? "hidden",
      since: readOptionalString(item, "since"),
      weight: readWeight(item),
      reportCount: readCount(item, "reportCount"),
      reasons: readRecords(item.reasons).map((given) => ({
        reason: readString(given, "reason"),
        count: readCount(given, "count"),
        weight: readWeight(given),
      })),
      appeal: isRecord(item.appeal)
        ? {
            reason: readString(item.appeal, "reason"),
            madeAt: readString(item.appeal, "madeAt"),
          }
        : null,
    },
  ];
}

function toBlock(item: Json): Block {
  return {
    blockId: readString(item, "blockId"),
    ...toThing(item),
    madeOn: readString(item, "madeOn"),
    madeBy: readString(item, "madeBy"),
  };
}
