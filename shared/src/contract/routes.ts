import { titleOf } from "./page-words.ts";
import type { ExposedModule, ExposedModules } from "./exposed-modules.ts";

/** A page whose main content is a remote's module. */
export interface RemotePage {
  /** `:name` is passed to the module as the prop of that name. */
  path: string;
  module: ExposedModule;
  /** The site's name is added if the title does not contain it. */
  title: string;
}

/** First match wins. */
export const remotePages: readonly RemotePage[] = [
  page("/", "surveys/HomePage", "Nearsay: surveys near you"),
  page("/surveys/:surveyKey", "surveys/SurveyPage", "Survey"),
  page("/t", "surveys/TicketPage", "Paper Ticket"),
  page("/feedback", "surveys/FeedbackPage", "Product Feedback"),
  page("/embed", "embed/EmbedPage", "Embed a Survey"),
  page("/create-survey", "creator/CreatePage", "Start a New Survey"),
  page("/manage/:surveyUuid", "creator/DeskPage", "Survey Desk"),
  page("/mine", "creator/MinePage", "Your Surveys"),
  page("/operate", "operator/OperatorPage", "Moderation Desk"),
];

/**
 * Pages of remotes that show content only to holders of a key or a ticket:
 * search engines do not list them.
 */
export const keyedPages: readonly string[] = [
  "/manage/:surveyUuid",
  "/mine",
  "/t",
  "/operate",
];

/** Pages of the host that show no remote. */
export const hostPages = {
  invite: hostPage("/invite", "Invitation"),
  about: hostPage("/about", "About"),
  guide: hostPage("/guide", "User Guide"),
  integrity: hostPage("/integrity", "How Answers Are Checked"),
  disclaimer: hostPage("/disclaimer", "Legal and Responsible Use Policy"),
  privacy: hostPage("/privacy", "Privacy Policy"),
  anonymousId: hostPage("/privacy/anonymous-id", "Anonymous ID Policy"),
  yourData: hostPage("/privacy/your-data", "Your data"),
  review: hostPage("/review", "Create a Review"),
  waitlist: hostPage("/waitlist", "Waitlist"),
} satisfies Record<string, Pick<RemotePage, "path" | "title">>;

export type HostPath = (typeof hostPages)[keyof typeof hostPages]["path"];

/** Paths that have moved, and their new paths. */
export const movedPages = {
  "/mission/anonymous-surveys": "/about",
} as const satisfies Record<string, HostPath>;

function page<Path extends string>(
  path: Path,
  module: ModuleFor<PropsIn<Path>>,
  title: string,
): RemotePage {
  return { path, module, title: titleOf(path, title) };
}

function hostPage<Path extends string>(path: Path, title: string) {
  return { path, title: titleOf(path, title) };
}

/** Modules that need no other props. */
type ModuleFor<Props> = {
  [Module in ExposedModule]: Props extends ExposedModules[Module]
    ? Module
    : never;
}[ExposedModule];

type PropsIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PropsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, never>;

/** The remote page at this path; undefined if the host renders the page alone. */
export function remotePageAt(path: string): RemotePage | undefined {
  return remotePages.find((page) => patternOf(page).test(path));
}

/**
 * The remote module that a page of this path opens with, which the server
 * preloads; undefined if the host renders the page alone.
 */
export function remoteForPath(path: string): ExposedModule | undefined {
  return remotePageAt(path)?.module;
}

/** The props that the module gets from the path, unchanged. */
export function propsForPath(path: string): Record<string, string | undefined> {
  const page = remotePageAt(path);
  return page ? { ...patternOf(page).exec(path)?.groups } : {};
}

/** Named groups are the props. */
function patternOf({ path }: RemotePage): RegExp {
  const groups = path.replace(/\/$/, "").replace(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${groups}/?$`);
}

/** Description of the site, and of pages without their own. */
export const siteDescription =
  "Find surveys near you, answer, discuss and read live insights, without an account.";

/**
 * Descriptions of pages for search engines and link previews, by path: in a
 * separate object, because browsers do not need them. The invitation page has
 * none, because search engines do not list it.
 */
export const pageDescriptions: Record<Exclude<HostPath, "/invite">, string> &
  Record<string, string> = {
  "/create-survey":
    "Describe what you want to know, let a draft be written or start from scratch, and publish it without an account.",
  "/feedback":
    "Surveys about Nearsay itself: say what works, what does not and what is missing.",
  "/embed":
    "Show a survey on your own site: choose it and how it looks, see it live, and copy one line.",
  "/about":
    "What Nearsay is for: surveys of a place, answered and discussed by the people there, without an account.",
  "/guide":
    "How to find, answer and discuss surveys, how to make your own, and what challenge questions are.",
  "/integrity":
    "How Nearsay tells answers that were stuffed, what it does with them, and how often it errs.",
  "/disclaimer":
    "What Nearsay may be used for, what it may not, and what nobody vouches for.",
  "/privacy":
    "What Nearsay keeps about you, why, for how long, and what you can do about it.",
  "/privacy/anonymous-id":
    "What the anonymous ID is, whether yours is enabled, and how to opt out of it or enable it again.",
  "/privacy/your-data":
    "See what your anonymous ID answered, wrote and liked; take it along, take it back, or erase all of it.",
  "/review": "Rate with stars and a comment, and turn a review into a survey.",
  "/waitlist":
    "Be told when accounts come: for people, and for businesses in 32 categories.",
};
