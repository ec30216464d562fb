import type { Map as MapLibreMap } from "maplibre-gl";
import type { ReactNode } from "react";

/** Whom a map is owed to, as its sources say it: their words, and their links to the web. */
export function readAttribution(map: MapLibreMap): ReactNode {
  const said = Object.keys(map.getStyle().sources)
    .map((id) => map.getSource(id)?.attribution ?? "")
    .filter((text) => text.trim() !== "");
  return [...new Set(said)].map((text) => (
    <span key={text} lang="" dir="auto">
      {readParts(text)}{" "}
    </span>
  ));
}

const link = /<a\b[^>]*\bhref=["'](https?:\/\/[^"']*)["'][^>]*>(.*?)<\/a>/gis;

/**
 * Of markup that others wrote nothing is kept but its text and where links
 * lead to. It is never parsed as a document, which would try its handlers.
 */
function readParts(markup: string): ReactNode[] {
  const parts = markup.split(link);
  return parts.map((part, place) => {
    if (place % 3 === 1) return null;
    const text = textOf(part);
    if (place % 3 === 0) return text;
    return (
      <a key={place} href={parts[place - 1]} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  });
}

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("&copy;", "©")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}
