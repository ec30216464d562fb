import { escapeMarkup } from "@nearsay/core/domain";
import { type LinkCard, type PageHead, site } from "./page-heads.ts";

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
