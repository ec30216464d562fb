import {
  asRecord,
  readOptionalString,
  readRecords,
  readString,
  readStringList,
} from "./read.ts";

/** Id of the JSON block that the server writes into every page. */
export const bootElementId = "nearsay-boot";

/**
 * Data that the server inlines so that the first render needs no request:
 * replies by API path (`/surveys`, `/remotes`, `/activation/status`, …), each
 * used once by the API client instead of a request, and the site's settings.
 */
export interface Boot {
  replies: Record<string, unknown>;
  site: SiteSettings;
}

export interface SiteSettings {
  supportEmail: string | null;
  assistantUrl: string | null;
  /** Remotes for which this visitor has an override; omitted if there are none. */
  overrides?: RemoteOverride[];
  /** Style or tiles of maps; omitted if browsers use their built-in map. */
  map?: MapSettings;
  /** BCP 47 tags of the interface languages; omitted if there is only one. */
  languages?: readonly string[];
}

/** How maps are drawn: with a style, or with this site's own tiles. */
export interface MapSettings {
  /** URL of a MapLibre style. */
  style?: string;
  /** Path of a PMTiles file. */
  tiles?: string;
  /**
   * Other origins from which map data is loaded; they learn which visitor views
   * which area of a map.
   */
  origins: readonly string[];
}

/** A remote that this visitor loads from another source than other visitors. */
export interface RemoteOverride {
  remote: string;
  /** A channel, or the origin of a team. */
  from: string;
  /** The release that is shown; null if there is none, so that the visitor gets the default one. */
  release: string | null;
}

/** Reads the page's boot block; a missing or broken block is read as an empty one. */
export function readBoot(text: string | null | undefined): Boot {
  const source = parse(text);
  const site = asRecord(source.site);
  const orNull = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    replies: asRecord(source.replies),
    site: {
      supportEmail: orNull(site.supportEmail),
      assistantUrl: orNull(site.assistantUrl),
      ...readOverrides(site.overrides),
      ...readMap(site.map),
      ...(site.languages !== undefined && {
        languages: readStringList(site.languages),
      }),
    },
  };
}

/**
 * Reads only the replies of the boot block, for pages that need none of the
 * site's settings.
 */
export function readReplies(text: string | null | undefined): Boot["replies"] {
  return asRecord(parse(text).replies);
}

function readMap(map: unknown): Pick<SiteSettings, "map"> {
  const { style, tiles, origins } = asRecord(map);
  const drawn =
    typeof style === "string"
      ? { style }
      : typeof tiles === "string"
        ? { tiles }
        : null;
  return drawn ? { map: { ...drawn, origins: readStringList(origins) } } : {};
}

function readOverrides(list: unknown): Pick<SiteSettings, "overrides"> {
  if (!Array.isArray(list)) return {};
  const overrides = readRecords(list).map((item) => ({
    remote: readString(item, "remote"),
    from: readString(item, "from"),
    release: readOptionalString(item, "release"),
  }));
  return { overrides };
}

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? ""));
  } catch {
    return {};
  }
}

/** The themes that a person can choose instead of the system's theme. */
export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

/**
 * Storage key of the chosen theme, stored as plain text: a script in the page's
 * head reads it before the first render.
 */
export const themeKey = "theme";
