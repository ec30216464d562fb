import type { pageTitles } from "#messages";
import type { ExposedModule, ExposedModules } from "./exposed-modules.ts";

/** Key of a page's title. */
export type PageName = keyof typeof pageTitles;

/** A page whose main content is a remote's module. */
export interface RemotePage {
  /** `:name` is passed to the module as the prop of that name. */
  path: string;
  module: ExposedModule;
  name: PageName;
}

/** First match wins. */
export const remotePages: readonly RemotePage[] = [
  page("/", "surveys/HomePage", "home"),
  page("/surveys/:surveyKey", "surveys/SurveyPage", "survey"),
  page("/t", "surveys/TicketPage", "ticket"),
  page("/feedback", "surveys/FeedbackPage", "feedback"),
  page("/embed", "embed/EmbedPage", "embed"),
  page("/create-survey", "creator/CreatePage", "create"),
  page("/manage/:surveyUuid", "creator/DeskPage", "manage"),
  page("/manage/:surveyUuid/:part", "creator/DeskPage", "manage"),
  page("/mine", "creator/MinePage", "mine"),
  page("/operate", "operator/OperatorPage", "operate"),
];

/**
 * Pages of remotes that show content only to holders of a key or a ticket:
 * search engines do not list them.
 */
export const keyedPages: readonly string[] = [
  "/manage/:surveyUuid",
  "/manage/:surveyUuid/:part",
  "/mine",
  "/t",
  "/operate",
];

/** Pages of the host that show no remote. */
export const hostPages = {
  invite: { path: "/invite" },
  about: { path: "/about" },
  guide: { path: "/guide" },
  integrity: { path: "/integrity" },
  disclaimer: { path: "/disclaimer" },
  privacy: { path: "/privacy" },
  handover: { path: "/handover" },
  anonymousId: { path: "/privacy/anonymous-id" },
  yourData: { path: "/privacy/your-data" },
  review: { path: "/review" },
  waitlist: { path: "/waitlist" },
} as const satisfies Partial<Record<PageName, { path: string }>>;

export type HostPath = (typeof hostPages)[keyof typeof hostPages]["path"];

/** Paths that have moved, and their new paths. */
export const movedPages = {
  "/mission/anonymous-surveys": "/about",
} as const satisfies Record<string, HostPath>;

function page<Path extends string>(
  path: Path,
  module: ModuleFor<PropsIn<Path>>,
  name: PageName,
): RemotePage {
  return { path, module, name };
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
