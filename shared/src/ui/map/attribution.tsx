import type { Map as MapLibreMap } from "maplibre-gl";
import type { ReactNode } from "react";

/** Attribution of a map as contained in its sources: their text, and their links to the web. */
export function readAttribution(map: MapLibreMap): ReactNode {
  const attributions = Object.keys(map.getStyle().sources)
    .map((id) => map.getSource(id)?.attribution ?? "")
    .filter((text) => text.trim() !== "");
  return [...new Set(attributions)].map((text) => (
    <span key={text} lang="" dir="auto">
      {readParts(text)}{" "}
    </span>
  ));
}

const link = /<a\b[^>]*\bhref=["'](https?:\/\/[^"']*)["'][^>]*>(.*?)<\/a>/gis;

/**
 * Keeps only text and link targets of third-party markup. The markup is never
 * parsed as a live document, which would run its event handlers.
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
