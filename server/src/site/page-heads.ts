import {
  firstLanguage,
  hostPages,
  keyedPages,
  type Language,
  movedPages,
  pageDescriptions,
  pageWordsIn,
  remotePageAt,
  siteDescription,
} from "@nearsay/core/contract";
import { escapeMarkup } from "@nearsay/core/domain";
import { toMinute } from "../base/to-minute.ts";
import { cut } from "../drafting/clean-text.ts";
import { pageTextsIn } from "./page-texts/page-texts.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";

/** What the outside sees of a page: search engines, and whoever is sent its address. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's one path, whatever the address said; null where it is not to be found by searching. */
  path: string | null;
  /** Where links to the page shall be more than its title. */
  card?: LinkCard;
  /** What it is, in the words of schema.org. */
  data?: object;
}

/** How a link to a page looks on other sites. All addresses are whole. */
export interface LinkCard {
  title: string;
  url: string;
  picture: { url: string; text: string };
  /** What tells of the page as oEmbed does; null where it may be shown nowhere else. */
  oembed: string | null;
}

export const site = "Nearsay";

/** Of the light theme, for what has none. */
export const siteColors = { paper: "#fcf9f4", accent: "#045c5a" } as const;

/** A speech mark as an SVG path, in a square of 32. */
export const siteMark =
  "M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H14l-8 6v-6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z";

const ownPages = new Map(
  Object.values(hostPages).map((page) => [page.path as string, page] as const),
);
const movedTo = new Map<string, string>(Object.entries(movedPages));
const descriptions = new Map(Object.entries(pageDescriptions));

/** The head of a page whose content is the same for everybody; unknown paths lead home. */
export function fixedHead(
  pathname: string,
  language: Language = firstLanguage,
): PageHead {
  const known = pathname.replace(/(?<=.)\/$/, "");
  const path = movedTo.get(known) ?? known;
  const page = ownPages.get(path) ?? remotePageAt(path);
  if (page === undefined) return fixedHead("/", language);
  const { titleOf, descriptionOf } = pageWordsIn(language);
  const described = descriptions.get(page.path);
  const isListed = !keyedPages.includes(page.path);
  return {
    title: withSite(titleOf(page.path, page.title)),
    description: described
      ? descriptionOf(page.path, described)
      : aboutSite(language),
    path: isListed ? path : null,
  };
}

/** What search engines, links and apps say of the site. */
export function aboutSite(language: Language): string {
  return pageWordsIn(language).descriptionOf("/", siteDescription);
}

function withSite(title: string): string {
  return title.includes(site) ? title : `${title} · ${site}`;
}

/** Of what is not to be found: it tells nothing of what is there. */
export function hiddenSurveyHead(language: Language): PageHead {
  return {
    title: withSite(pageTextsIn(language).survey),
    description: aboutSite(language),
    path: null,
  };
}

export function invitationHead(language: Language): PageHead {
  const { path, title } = hostPages.invite;
  return {
    title: withSite(pageWordsIn(language).titleOf(path, title)),
    description: aboutSite(language),
    path: null,
  };
}

/** As much as search engines show. */
const longest = 160;

export function surveyHead(
  survey: Pick<SurveyRow, "surveyId" | "title" | "instructions">,
  language: Language,
): Omit<PageHead, "card"> & { path: string } {
  const instructions = survey.instructions.replace(/\s+/g, " ").trim();
  return {
    title: `${survey.title} · ${site}`,
    description: cut(instructions, longest) || aboutSite(language),
    path: `/surveys/${survey.surveyId}`,
  };
}

/** The picture of pages that have none of their own: the site's name. */
export const sitePicturePath = "/pictures/site.png";

/** A page that is the same for everybody, with what links to it show. @param origin Where people reach the site. */
export function withCard(head: PageHead, origin: string): PageHead {
  const { path, title, description } = head;
  if (path === null) return head;
  const url = origin + path;
  const picture = { url: origin + sitePicturePath, text: site };
  return {
    ...head,
    card: { title, url, picture, oembed: null },
    ...(path === "/" && { data: siteData(origin, description) }),
  };
}

function siteData(origin: string, description: string): object {
  const url = `${origin}/`;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    ...{ name: site, url, description },
    potentialAction: {
      "@type": "SearchAction",
      target: `${url}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

/** Schema.org has no word for a survey: its page, and until when it is one of an open survey. */
export function surveyData(
  {
    title,
    createdAt,
    expiresAt,
  }: Pick<SurveyRow, "title" | "createdAt" | "expiresAt">,
  { url, origin }: { url: string; origin: string },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    ...{ name: title, url, isAccessibleForFree: true },
    datePublished: toMinute(createdAt),
    expires: toMinute(expiresAt),
    isPartOf: { "@type": "WebSite", name: site, url: `${origin}/` },
  };
}

/** Pixels of a survey's picture, as the sites that show links ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What other sites read of a page when somebody links to it: Open Graph, Twitter's card and oEmbed. */
export function cardTags({ description, card }: PageHead): string {
  if (card === undefined) return "";
  const { title, url, picture } = card;
  const properties = {
    "og:type": "website",
    "og:site_name": site,
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": picture.url,
    "og:image:type": "image/png",
    "og:image:width": String(pictureSize.width),
    "og:image:height": String(pictureSize.height),
    "og:image:alt": picture.text,
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) =>
        `<meta property="${name}" content="${escapeMarkup(value)}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
    ...oembedTag(card),
  ].join("\n");
}

function oembedTag({ title, oembed }: LinkCard): string[] {
  if (oembed === null) return [];
  return [
    `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembed)}" title="${escapeMarkup(title)}">`,
  ];
}
