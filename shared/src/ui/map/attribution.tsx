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

/** Of markup that others wrote nothing is kept but its text and where links lead to. */
function readParts(markup: string): ReactNode[] {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  return [...body.childNodes].map((node, place) =>
    node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol) ? (
      <a key={place} href={node.href} target="_blank" rel="noreferrer">
        {node.textContent}
      </a>
    ) : (
      node.textContent
    ),
  );
}
