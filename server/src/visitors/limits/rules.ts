import type { ErrorCode } from "@nearsay/core/contract";
import {
  operatorCalls,
  operatorPasskeyCalls,
  operatorSiteCalls,
} from "@nearsay/core/contract/schema";

/** The maximum number of requests in a window that opens with the first of them. */
export interface Rate {
  most: number;
  seconds: number;
}

/** How often something may be done, per session and per network. */
export interface Rule {
  /** The name under which it is counted; `docs/limits.md` has a row for each. */
  name: string;
  session: Rate;
  network: Rate;
  /** Counted in the database over all processes, instead of by each process. */
  shared: boolean;
  /** Whether only successful actions count, so that a refused request is subtracted again. */
  ofActs?: true;
  /** The error code of a wrong code, the only refusal that counts all the same. */
  wrongCode?: ErrorCode;
}

/** A limit of successful actions. Refused requests count only under the general rule. */
function allowance(...given: Parameters<typeof rule>): Rule {
  return { ...rule(...given), ofActs: true };
}

const minute = 60;
const hour = 3600;

function rule(
  name: string,
  seconds: number,
  session: number,
  network: number,
  where: "shared" | "each process",
): Rule {
  return {
    name,
    session: { most: session, seconds },
    network: { most: network, seconds },
    shared: where === "shared",
  };
}

/** For all reading operations without a rule of their own. */
const reading = rule("read", minute, 300, 12_000, "each process");
/** For all changing operations without a rule of their own. */
const changing = rule("change", minute, 60, 6_000, "each process");
const discussing = allowance("discuss", minute, 20, 2_000, "each process");
/**
 * Managing a survey with its keys. It also limits attempts to find a key, which
 * is infeasible with 256 bits.
 */
const managing = rule("manage", minute, 120, 1_200, "each process");
/** Running the site from a browser. */
const operating = rule("operate", minute, 240, 1_200, "each process");
/** Operations that read the whole database. */
const surveying = allowance("recount", minute, 6, 12, "each process");
/** Operations that make this server send requests to another. */
const hooking = allowance("webhook", hour, 30, 300, "shared");
/** Requests of a kiosk. The session count is per grant, as a grant may have leaked. */
const atKiosk = rule("kiosk", minute, 300, 3_000, "each process");
const exporting = allowance("export", minute, 20, 400, "each process");

/**
 * Beginning a session, which is limited more strictly than continuing one: it
 * writes a row, and a caller with many sessions would pass every limit per
 * session. The session count applies to callers who send an expired one.
 */
export const newSession = rule("session", 10 * minute, 30, 1_000, "shared");
/**
 * Like `newSession`, if bot checks are on: a network's sessions are not
 * refused, but require bot checks of rising difficulty.
 */
export const checkedSession = rule(
  "priced",
  10 * minute,
  30,
  Infinity,
  "shared",
);

/** Pages, including embeds on other sites: about 7 ms of CPU time for each that is not cached. */
export const openingPage = rule("page", minute, 120, 1_200, "each process");
/** Feeds, which programs request every few minutes. */
export const readingFeed = rule("feed", minute, 30, 600, "each process");
export const describingLink = rule("oembed", minute, 60, 600, "each process");
export const askingPicture = rule(
  "picture",
  minute,
  120,
  1_200,
  "each process",
);
/** Pictures that are not cached: about 42 ms of CPU time each. */
export const drawingPicture = rule("draw", minute, 30, 120, "each process");

const drafting = allowance("generate", hour, 30, 600, "shared");

const reporting = allowance("report", hour, 20, 300, "shared");

/** Responses from a kiosk, so that a leaked grant cannot flood a survey. */
export const kioskDay = rule("kiosk-day", 24 * hour, 2_000, 20_000, "shared");

/** By operation id. */
const rules: Record<string, Rule> = {
  ...operatorRules(),
  generateSurvey: drafting,
  draftTranslation: drafting,
  createSurvey: allowance("create", hour, 20, 600, "shared"),
  reportSurvey: reporting,
  reportPost: reporting,
  reportReply: reporting,
  createShareLink: allowance("share", hour, 60, 2_000, "shared"),
  activate: {
    ...allowance("activate", hour, 30, 600, "shared"),
    wrongCode: "INVALID_INVITATION",
  },
  joinWaitlist: allowance("waitlist", hour, 10, 300, "shared"),
  reportRemoteFailure: allowance(
    "failure",
    10 * minute,
    30,
    600,
    "each process",
  ),
  createPost: discussing,
  createReply: discussing,
  updateReply: discussing,
  deletePost: discussing,
  deleteReply: discussing,
  downloadOwnData: exporting,
  exportHtml: exporting,
  exportHtmlByUuid: exporting,
  getManagedSurvey: managing,
  updateManagedSurvey: managing,
  deleteManagedSurvey: managing,
  appealManagedSurvey: managing,
  undeleteManagedSurvey: managing,
  createManagedShareToken: managing,
  endManagedShareLinks: managing,
  createSurveyKey: managing,
  rotateSurveyKey: managing,
  endSurveyKey: managing,
  listTicketBatches: managing,
  createTicketBatch: allowance("tickets", hour, 60, 600, "each process"),
  endTicketBatch: managing,
  listKioskGrants: managing,
  createKioskGrant: managing,
  endKioskGrant: managing,
  getKioskSurvey: atKiosk,
  submitKioskResponse: atKiosk,
  getModeratedDiscussion: managing,
  setDiscussion: managing,
  hideMessage: managing,
  showMessage: managing,
  getSurveyNews: managing,
  createFeed: managing,
  endFeed: managing,
  subscribePush: hooking,
  unsubscribePush: managing,
  createWebhook: hooking,
  endWebhook: managing,
  unpauseWebhook: hooking,
  testWebhook: hooking,
  readTexts: managing,
  readRows: managing,
  exportResponsesCsv: exporting,
  exportResponsesJsonl: exporting,
  exportZip: exporting,
  exportFiguresCsv: exporting,
  exportFiguresJson: exporting,
};

function operatorRules(): Record<string, Rule> {
  const names = Object.keys({
    ...operatorCalls,
    ...operatorPasskeyCalls,
    ...operatorSiteCalls,
  });
  return {
    ...Object.fromEntries(names.map((name) => [name, operating])),
    recountSite: surveying,
    checkAudit: surveying,
  };
}

/** Requested by load balancers, and by pages before anything else. */
const unlimited = new Set(["getHealth", "getReadiness"]);

/** Null for operations without a limit. */
export function ruleFor(call: {
  operationId: string;
  method: string;
}): Rule | null {
  if (unlimited.has(call.operationId)) return null;
  return rules[call.operationId] ?? generalRuleFor(call);
}

/**
 * The rule for an operation without one of its own, and for refused requests of
 * limited actions.
 */
export function generalRuleFor({ method }: { method: string }): Rule {
  return method === "GET" ? reading : changing;
}

/** Every rule once. */
export const allRules: readonly Rule[] = [
  ...new Set([
    ...[reading, changing, newSession, checkedSession],
    ...[
      openingPage,
      readingFeed,
      describingLink,
      askingPicture,
      drawingPicture,
      kioskDay,
    ],
    ...Object.values(rules),
  ]),
];
