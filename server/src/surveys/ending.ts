import type { SurveyEnding, SurveyLimits } from "@nearsay/core/contract";
import { isHostOf, readThanksLink } from "@nearsay/core/domain";
import { invalidRequest } from "../base/refusal.ts";
import type { Settings } from "../base/settings.ts";
import type { SurveyRow } from "./survey-repository.ts";

/**
 * Hosts that the link after answering may lead to, including their subdomains;
 * "*" for all public hosts.
 */
export type ThanksLinkHosts = "*" | readonly string[];

const hostPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/;

export function readThanksLinkHosts(settings: Settings): ThanksLinkHosts {
  const value = settings.text("THANKS_LINK_HOSTS") ?? "*";
  if (value === "*") return value;
  if (value === "none") return [];
  const hosts = settings.list("THANKS_LINK_HOSTS");
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined)
    settings.refuse(
      `THANKS_LINK_HOSTS has ${wrong}: give *, none, or host names in lower case separated by commas, such as example.org,example.com.`,
    );
  return hosts;
}

/**
 * Returns the address as it is stored.
 * @throws Refusal INVALID_REQUEST, whose message states what is allowed.
 */
export function requireThanksLink(
  text: string | null,
  hosts: ThanksLinkHosts,
): string | null {
  if (text === null) return null;
  const link = readThanksLink(text);
  if (link === null) throw invalidRequest((say) => say.thanksLinkInvalid);
  if (lets(hosts, link.host)) return link.href;
  throw invalidRequest(
    hosts.length === 0
      ? (say) => say.thanksLinksOff
      : (say, language) =>
          say.thanksLinkHost({
            hosts: new Intl.ListFormat(language, {
              type: "disjunction",
            }).format(hosts),
          }),
  );
}

/** Removes the link from a survey if the site does not allow its host, or no longer does. */
export function withAllowedLink<Survey extends Pick<SurveyRow, "thanksLink">>(
  survey: Survey,
  hosts: ThanksLinkHosts,
): Survey {
  const { thanksLink } = survey;
  const link = thanksLink === null ? null : readThanksLink(thanksLink);
  if (link !== null && lets(hosts, link.host)) return survey;
  return { ...survey, thanksLink: null };
}

function lets(hosts: ThanksLinkHosts, host: string): boolean {
  return hosts === "*" || isHostOf(host, hosts);
}

type Ending = Pick<SurveyRow, "closedMessage" | "thanksMessage" | "thanksLink">;

/** The texts of an ending that other users can read. */
export function endingTexts(ending: Partial<NullableEnding>): string[] {
  const { closedMessage, thanksMessage, thanksLink } = ending;
  return [closedMessage, thanksMessage, thanksLink].flatMap(
    (text) => text || [],
  );
}

type NullableEnding = { [Name in keyof Ending]: string | null | undefined };

/** The ending as the API returns it. */
export function serializeEnding(ending: Ending): SurveyEnding {
  const { closedMessage, thanksMessage, thanksLink } = ending;
  return {
    ...(closedMessage !== null && { closedMessage }),
    ...(thanksMessage !== null && { thanksMessage }),
    ...(thanksLink !== null && { thanksLink }),
  };
}

export function serializeLimits(
  survey: Pick<SurveyRow, "opensAt" | "quota" | "forgetMonths" | "forgotten">,
  upcoming: boolean,
): SurveyLimits {
  const { opensAt, quota, forgetMonths, forgotten } = survey;
  return {
    ...(opensAt !== null && { opensAt: opensAt.toISOString() }),
    ...(upcoming && { upcoming }),
    ...(quota !== null && { quota }),
    ...(forgetMonths !== null && { forgetMonths }),
    ...(forgotten && { forgotten }),
  };
}
