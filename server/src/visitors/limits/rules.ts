import type { ErrorCode } from "@nearsay/core/contract";
import {
  operatorCalls,
  operatorPasskeyCalls,
  operatorSiteCalls,
} from "@nearsay/core/contract/schema";

/** So many requests in a window that opens with the first of them. */
export interface Rate {
  most: number;
  seconds: number;
}

/** How often something may be done, by one session and by all that share a network. */
export interface Rule {
  /** Names it in the counts; `server/docs/limits.md` has a row for each. */
  name: string;
  session: Rate;
  network: Rate;
  /** Counted in the database for all processes together, rather than by each for itself. */
  shared: boolean;
  /** Whether it is of what was done, so that a call that is refused is given back. */
  ofActs?: true;
  /** The one refusal that counts all the same: of a wrong guess. */
  guess?: ErrorCode;
}

/** An allowance of what may be done. Calls that are refused count as any other alone. */
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

/** Whatever reads and has no rule of its own. */
const reading = rule("read", minute, 300, 12_000, "each process");
/** Whatever changes something and has no rule of its own. */
const changing = rule("change", minute, 60, 6_000, "each process");
const discussing = allowance("discuss", minute, 20, 2_000, "each process");
/** Looking after a survey by its keys, and guessing at one: with 256 bits that would take for ever at this rate. */
const managing = rule("manage", minute, 120, 1_200, "each process");
/** Running the site from a browser. */
const operating = rule("operate", minute, 240, 1_200, "each process");
/** What reads all there is. */
const surveying = allowance("recount", minute, 6, 12, "each process");
/** What has this server call another. */
const hooking = allowance("webhook", hour, 30, 300, "shared");
/** What a kiosk asks and sends: by session counts its grant, which may have leaked. */
const atKiosk = rule("kiosk", minute, 300, 3_000, "each process");
const exporting = allowance("export", minute, 20, 400, "each process");

/** Beginning a session, which is more than continuing one: that costs a row, and a caller who has many passes every limit per session. By session counts who offers a dead one. */
export const newSession = rule("session", 10 * minute, 30, 1_000, "shared");
/** The same where bot checks are on: no network is refused one, but it pays. */
export const pricedSession = rule(
  "priced",
  10 * minute,
  30,
  Infinity,
  "shared",
);

/** Pages, those in frames on other sites among them: some 7 ms of processor for each that is not kept. */
export const openingPage = rule("page", minute, 120, 1_200, "each process");
/** Feeds, which programs ask for every few minutes. */
export const readingFeed = rule("feed", minute, 30, 600, "each process");
export const describingLink = rule("oembed", minute, 60, 600, "each process");
export const askingPicture = rule(
  "picture",
  minute,
  120,
  1_200,
  "each process",
);
/** Pictures that are not kept: some 42 ms of processor each. */
export const drawingPicture = rule("draw", minute, 30, 120, "each process");

const drafting = allowance("generate", hour, 30, 600, "shared");

const reporting = allowance("report", hour, 20, 300, "shared");

/** Responses of a kiosk, so that a grant that leaked floods nothing. */
export const kioskDay = rule("kiosk-day", 24 * hour, 2_000, 20_000, "shared");

/** By the name of the call. */
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
    guess: "INVALID_INVITATION",
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
    ...{ ...operatorCalls, ...operatorPasskeyCalls, ...operatorSiteCalls },
  });
  return {
    ...Object.fromEntries(names.map((name) => [name, operating])),
    recountSite: surveying,
    checkAudit: surveying,
  };
}

/** Asked for by load balancers, and by pages before anything else. */
const unlimited = new Set(["getHealth", "getReadiness"]);

/** Null for what is never limited. */
export function ruleFor(call: {
  operationId: string;
  method: string;
}): Rule | null {
  if (unlimited.has(call.operationId)) return null;
  return rules[call.operationId] ?? generalRuleFor(call);
}

/** What a call counts as that has no rule of its own, or is refused by one of acts. */
export function generalRuleFor({ method }: { method: string }): Rule {
  return method === "GET" ? reading : changing;
}

/** Every rule once. */
export const allRules: readonly Rule[] = [
  ...new Set([
    ...[reading, changing, newSession, pricedSession],
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
