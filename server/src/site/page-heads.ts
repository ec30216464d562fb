import {
  firstLanguage,
  hostPages,
  keyedPages,
  type Language,
  movedPages,
  type PageName,
  remotePageAt,
} from "@nearsay/core/contract";
import { escapeMarkup } from "@nearsay/core/domain";
import { messagesIn as sharedMessagesIn } from "@nearsay/core/messages";
import { toMinute } from "../base/to-minute.ts";
import { cut } from "../drafting/clean-text.ts";
import { messagesIn } from "#messages";
import type { SurveyRow } from "../surveys/survey-repository.ts";

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's canonical path, whatever the requested URL; null if it must not be indexed. */
  path: string | null;
  /** Set if links to the page show more than its title. */
  card?: LinkCard;
  /** Structured data in the vocabulary of schema.org. */
  data?: object;
}

/** The preview of a link to a page on other sites. All URLs are absolute. */
export interface LinkCard {
  title: string;
  url: string;
  picture: { url: string; text: string };
  /** URL of the oEmbed description; null if the page may not be embedded. */
  oembed: string | null;
}

export const site = "Nearsay";

/** The light theme's colors, where no theme can be chosen. */
export const siteColors = { paper: "#fcf9f4", accent: "#045c5a" } as const;

/** A speech bubble as an SVG path, in a square of 32. */
export const siteMark =
  "M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H14l-8 6v-6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z";

const ownPages = new Map(
  Object.entries(hostPages).map(
    ([name, { path }]) =>
      [path as string, { path, name: name as PageName }] as const,
  ),
);
const movedTo = new Map<string, string>(Object.entries(movedPages));

/**
 * The metadata of a page with the same content for everyone; unknown paths get
 * those of the home page.
 */
export function fixedHead(
  pathname: string,
  language: Language = firstLanguage,
): PageHead {
  const known = pathname.replace(/(?<=.)\/$/, "");
  const path = movedTo.get(known) ?? known;
  const page = ownPages.get(path) ?? remotePageAt(path);
  if (page === undefined) return fixedHead("/", language);
  const { pageTitles, pageDescriptions } = sharedMessagesIn(language);
  const descriptions: Partial<Record<PageName, string>> = pageDescriptions;
  const isListed = !keyedPages.includes(page.path);
  return {
    title: withSite(pageTitles[page.name]),
    description: descriptions[page.name] ?? aboutSite(language),
    path: isListed ? path : null,
  };
}

/** The description of the site for search engines, links and apps. */
export function aboutSite(language: Language): string {
  return sharedMessagesIn(language).pageDescriptions.home;
}

function withSite(title: string): string {
  return title.includes(site) ? title : `${title} · ${site}`;
}

/** For a survey that the visitor may not see: reveals nothing about it. */
export function hiddenSurveyHead(language: Language): PageHead {
  return {
    title: withSite(messagesIn(language).page.survey),
    description: aboutSite(language),
    path: null,
  };
}

export function invitationHead(language: Language): PageHead {
  return {
    title: withSite(sharedMessagesIn(language).pageTitles.invite),
    description: aboutSite(language),
    path: null,
  };
}

/** The maximum that search engines show, in characters. */
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

/** The picture of pages without one of their own: the site's name. */
export const sitePicturePath = "/pictures/site.png";

/**
 * A page that is the same for everyone, with its link preview.
 * @param origin The public origin of the site.
 */
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
    name: site,
    url,
    description,
    potentialAction: {
      "@type": "SearchAction",
      target: `${url}?q={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
}

/**
 * Schema.org has no type for a survey, so this describes its page, and until
 * when the survey is open.
 */
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
    name: title,
    url,
    isAccessibleForFree: true,
    datePublished: toMinute(createdAt),
    expires: toMinute(expiresAt),
    isPartOf: { "@type": "WebSite", name: site, url: `${origin}/` },
  };
}

/** The size of a survey's picture in pixels, as sites with link previews require. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Metadata for link previews on other sites: Open Graph, Twitter card and oEmbed. */
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
