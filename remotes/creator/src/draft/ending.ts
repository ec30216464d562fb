import {
  limits,
  type SurveyEnding,
  type SurveyLimits,
} from "@nearsay/core/contract";
import { readThanksLink, readOneNumber } from "@nearsay/core/domain";
import { clipText, trimText } from "@nearsay/core/forms";
import { fromLocalInput, toLocalInput } from "./local-time.ts";

/**
 * When a survey opens, what closes it apart from its closing time, and its
 * closing texts. All are values of the fields; empty if unset.
 */
export interface EndingSettings {
  /** Value of a datetime-local input. */
  readonly opensAt: string;
  /** As typed. */
  readonly quota: string;
  /** A number of months after closing; empty for the site's setting. */
  readonly forgetMonths: string;
  readonly closedMessage: string;
  readonly thanksMessage: string;
  readonly thanksLink: string;
}

export const noEnding: EndingSettings = {
  opensAt: "",
  quota: "",
  forgetMonths: "",
  closedMessage: "",
  thanksMessage: "",
  thanksLink: "",
};

export function openEnding(
  source: SurveyEnding & SurveyLimits,
): EndingSettings {
  const { closedMessage = "", thanksMessage = "", thanksLink = "" } = source;
  const opensAt = new Date(source.opensAt ?? "");
  const most = limits.endingMessageMax;
  return {
    opensAt: Number.isNaN(opensAt.getTime()) ? "" : toLocalInput(opensAt),
    quota: source.quota === undefined ? "" : String(source.quota),
    forgetMonths:
      source.forgetMonths === undefined ? "" : String(source.forgetMonths),
    closedMessage: clipText(closedMessage, most),
    thanksMessage: clipText(thanksMessage, most),
    thanksLink: clipText(thanksLink, limits.thanksLinkMax),
  };
}

/** As sent and stored; empty or invalid values are omitted. */
export function closeEnding(ending: EndingSettings) {
  const opensAt = fromLocalInput(ending.opensAt);
  const quota = readQuota(ending.quota);
  const forgetMonths = Number(ending.forgetMonths);
  const closedMessage = trimText(ending.closedMessage);
  const thanksMessage = trimText(ending.thanksMessage);
  const thanksLink = trimText(ending.thanksLink);
  return {
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    ...(quota !== null && { quota }),
    ...(forgetMonths > 0 && { forgetMonths }),
    ...(closedMessage && { closedMessage }),
    ...(thanksMessage && { thanksMessage }),
    ...(thanksLink && { thanksLink }),
  };
}

/** The changed parts of an ending; null for a removed part. */
export function endingChanges(before: EndingSettings, after: EndingSettings) {
  const [old, wanted] = [closeEnding(before), closeEnding(after)];
  return Object.fromEntries(
    endingParts
      .filter((part) => wanted[part] !== old[part])
      .map((part) => [part, wanted[part] ?? null]),
  ) as { [Part in (typeof endingParts)[number]]?: Ending[Part] | null };
}

type Ending = ReturnType<typeof closeEnding>;

const endingParts = [
  ...(["opensAt", "quota"] as const),
  ...(["closedMessage", "thanksMessage", "thanksLink"] as const),
];

function readQuota(text: string): number | null {
  return asQuota(readOneNumber(text) ?? 0);
}

/** Null if the number is not a valid quota. */
export function asQuota(number: number): number | null {
  const fits =
    Number.isInteger(number) && number >= 1 && number <= limits.quotaMax;
  return fits ? number : null;
}

const monthsOffered = [1, 3, 6, 12, 24];

/**
 * After how many months responses can be deleted, in order: also the chosen
 * number, but less than the site's.
 */
export function offerMonths(chosen: string, most = Infinity): number[] {
  const offered = new Set([...monthsOffered, Number(chosen)]);
  return [...offered]
    .filter((months) => months > 0 && months < most)
    .sort((one, other) => one - other);
}

/** Null if it is not a number of months that a survey can have. */
export function asMonths(value: unknown): number | null {
  const fits =
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= limits.forgetMonthsMax;
  return fits ? value : null;
}

export type EndingProblem = "quota" | "opensLate" | "link";

/**
 * Problems that prevent an ending from being published.
 * @param closesAt Value of the field.
 */
export function problemsOf(
  ending: EndingSettings,
  closesAt: string,
): EndingProblem[] {
  const { quota, thanksLink } = ending;
  const [opens, closes] = [ending.opensAt, closesAt].map(fromLocalInput);
  const late = opens != null && closes != null && opens >= closes;
  const wrong =
    trimText(thanksLink) !== "" && readThanksLink(thanksLink) === null;
  return [
    ...(quota.trim() !== "" && readQuota(quota) === null
      ? (["quota"] as const)
      : []),
    ...(late ? (["opensLate"] as const) : []),
    ...(wrong ? (["link"] as const) : []),
  ];
}
