import { isOrigin } from "@nearsay/core/domain";

/** Sites as listed by the author, one per line. */
interface EmbedSites {
  /** Unique origins, in the format of browsers. */
  readonly origins: readonly string[];
  /** Lines that name no site. */
  readonly wrong: readonly string[];
}

export function readSites(text: string): EmbedSites {
  const lines = linesOf(text);
  const origins = lines.flatMap((line) => originOf(line) ?? []);
  return {
    origins: [...new Set(origins)],
    wrong: lines.filter((line) => originOf(line) === null),
  };
}

/**
 * The list with each site in the format of browsers; lines that name no site
 * stay for the author to fix.
 */
export function correctSites(text: string): string {
  const lines = linesOf(text).map((line) => originOf(line) ?? line);
  return [...new Set(lines)].join("\n");
}

function linesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== "");
}

/** The origin of an address as people write it: example.org/ becomes https://example.org. */
function originOf(line: string): string | null {
  const url = line.includes("://") ? line : `https://${line}`;
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  return isOrigin(origin) ? origin : null;
}
