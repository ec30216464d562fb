import { isOrigin } from "@nearsay/core/domain";

/** Sites as their author lists them, one on each line. */
interface EmbedSites {
  /** Each once, as browsers write them. */
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

/** With each site as browsers write it; what names none stays for its author to mend. */
export function correctSites(text: string): string {
  const lines = linesOf(text).map((line) => originOf(line) ?? line);
  return [...new Set(lines)].join("\n");
}

function linesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== "");
}

/** Of an address as people write it: example.org/ is https://example.org. */
function originOf(line: string): string | null {
  const url = line.includes("://") ? line : `https://${line}`;
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  return isOrigin(origin) ? origin : null;
}
