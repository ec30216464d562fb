import {
  firstRelease,
  formatCount,
  formatLanguage,
} from "@nearsay/core/domain";
import { formatDate } from "@nearsay/core/ui";
import { readSites } from "../access/embed-sites.ts";
import type { EditorDraft } from "../draft/draft.ts";
import {
  countingOf,
  countsOf,
  standsSomewhere,
} from "../draft/editor-place.ts";
import { closeEnding } from "../draft/ending.ts";
import { fromLocalInput } from "../draft/local-time.ts";
import { ownerPagePlace, steps } from "#messages";

/** A sentence that is left out if it is false. */
type Said = string | false;

/** What is set in the step "Who and when". */
export function describeWho(draft: EditorDraft): string {
  return join([
    ...sayAccess(draft),
    ...sayTimes(draft),
    ...sayLanguages(draft),
    draft.listOnFeedback && steps.who.feedback,
    hasMessages(draft) && steps.who.messages,
  ]);
}

/**
 * What is set in the step "Results".
 * @param groupSize Minimum number of responses that show together; undefined if
 * the site does not provide it.
 */
export function describeResults(
  draft: EditorDraft,
  groupSize: number | undefined,
): string {
  const { access } = draft;
  return join([
    sayResults(draft, groupSize),
    steps.results.reads[access.reads],
    sayCounts(draft),
    access.exportProtected && steps.results.export,
  ]);
}

function join(said: readonly Said[]): string {
  return said.filter((one) => one !== false).join(" ");
}

function sayAccess({ access, challenges, place }: EditorDraft): Said[] {
  const { mode, embedding, embedSites } = access;
  const words = steps.who;
  const embeds = mode === "global" ? embedding : "anywhere";
  return [
    mode === "code" ? words.code : words.public,
    challenges.length > 0 && words.challenges({ count: challenges.length }),
    standsSomewhere(place) &&
      place.scope !== null &&
      ownerPagePlace.scope[place.scope]({ km: place.radius }),
    embeds === "nowhere" && words.embedNowhere,
    embeds === "listed" &&
      words.embedListed({ count: readSites(embedSites).origins.length }),
  ];
}

function sayTimes({ ending, closesAt }: EditorDraft): Said[] {
  const { opensAt, quota, forgetMonths } = closeEnding(ending);
  const closes = fromLocalInput(closesAt);
  return [
    opensAt !== undefined &&
      steps.who.opens({ when: formatDate(opensAt, "datetime") }),
    closes === null
      ? steps.who.closesLater
      : steps.who.closes({ when: formatDate(closes.toISOString()) }),
    quota !== undefined && steps.who.quota({ count: quota }),
    forgetMonths !== undefined && steps.who.forgets({ count: forgetMonths }),
  ];
}

function sayLanguages({ language, translations }: EditorDraft): Said[] {
  return [
    language !== null &&
      steps.who.language({ language: formatLanguage(language) }),
    translations.length > 0 &&
      steps.who.languages({ count: translations.length }),
  ];
}

function hasMessages({ ending }: EditorDraft): boolean {
  const { closedMessage, thanksMessage, thanksLink } = closeEnding(ending);
  return [closedMessage, thanksMessage, thanksLink].some(
    (text) => text !== undefined,
  );
}

function sayResults({ access }: EditorDraft, groupSize?: number): string {
  const { results: mode } = access;
  if (mode !== "groups" || groupSize === undefined) return steps.results[mode];
  const first = formatCount(firstRelease({ mode, groupSize }));
  return steps.results.groupsOf({ first });
}

function sayCounts({ place, access, translations }: EditorDraft): Said {
  if (!standsSomewhere(place)) return false;
  const counts = countsOf(place, countingOf(access, translations.length > 0));
  return counts === "map" && steps.results.map;
}
