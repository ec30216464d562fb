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
 * What the server inlines so that the first paint waits for no request:
 * replies by API path (`/surveys`, `/remotes`, `/activation/status`, …), each
 * consumed once by the API client in place of a call, and the site's settings.
 */
export interface Boot {
  replies: Record<string, unknown>;
  site: SiteSettings;
}

export interface SiteSettings {
  supportEmail: string | null;
  assistantUrl: string | null;
  /** Parts that this visitor asked to see otherwise than everybody; left out where there are none. */
  overrides?: RemoteOverride[];
  /** What maps are drawn with; left out where browsers draw them by themselves. */
  map?: MapSettings;
  /** Tags of what pages can be read in; left out where that is one language. */
  languages?: readonly string[];
}

/** What maps are drawn with: a style, or tiles of this site. */
export interface MapSettings {
  /** Address of a style of MapLibre's kind. */
  style?: string;
  /** Path of a PMTiles file. */
  tiles?: string;
  /** Other sites that are asked for what is drawn, which learn who looks at which piece of a map. */
  origins: readonly string[];
}

/** A part that is shown from elsewhere than to everybody. */
export interface RemoteOverride {
  remote: string;
  /** A channel, or the origin of a team. */
  from: string;
  /** What is shown; null where there is nothing, so that it is shown as to everybody. */
  release: string | null;
}

/** Reads the page's boot block; an absent or broken one is an empty one. */
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

/** The themes a person can choose in place of the system's. */
export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Where the browser keeps the chosen theme, as plain text: the page's head reads it before anything is painted. */
export const themeKey = "theme";
