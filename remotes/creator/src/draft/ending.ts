import {
  limits,
  type SurveyEnding,
  type SurveyLimits,
} from "@nearsay/core/contract";
import {
  clipText,
  readThanksLink,
  trimText,
  readOneNumber,
} from "@nearsay/core/domain";
import { fromLocalInput, toLocalInput } from "./local-time.ts";

/** When a survey opens, what closes it besides its time, and what is said at its end; all as the fields hold them, empty for nothing. */
export interface EndingSettings {
  /** What a datetime-local input holds. */
  readonly opensAt: string;
  /** As it is typed. */
  readonly quota: string;
  readonly closedMessage: string;
  readonly thanksMessage: string;
  readonly thanksLink: string;
}

export const noEnding: EndingSettings = {
  ...{ opensAt: "", quota: "", closedMessage: "", thanksMessage: "" },
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
    closedMessage: clipText(closedMessage, most),
    thanksMessage: clipText(thanksMessage, most),
    thanksLink: clipText(thanksLink, limits.thanksLinkMax),
  };
}

/** As it is sent and kept; what is empty, or no number and no time, is left out. */
export function closeEnding(ending: EndingSettings) {
  const opensAt = fromLocalInput(ending.opensAt);
  const quota = readQuota(ending.quota);
  const closedMessage = trimText(ending.closedMessage);
  const thanksMessage = trimText(ending.thanksMessage);
  const thanksLink = trimText(ending.thanksLink);
  return {
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    ...(quota !== null && { quota }),
    ...(closedMessage && { closedMessage }),
    ...(thanksMessage && { thanksMessage }),
    ...(thanksLink && { thanksLink }),
  };
}

/** What of an ending differs; null is nothing any more. */
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

/** Null for a number that no quota can be. */
export function asQuota(number: number): number | null {
  const fits =
    Number.isInteger(number) && number >= 1 && number <= limits.quotaMax;
  return fits ? number : null;
}

export type EndingProblem = "quota" | "opensLate" | "link";

/** What keeps an ending from being published. @param closesAt As the field holds it. */
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
