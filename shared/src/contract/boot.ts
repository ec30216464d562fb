import { isRecord } from "./read.ts";

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
}

/** Reads the page's boot block; an absent or broken one is an empty one. */
export function readBoot(text: string | null | undefined): Boot {
  const source = parse(text);
  const site = isRecord(source.site) ? source.site : {};
  const orNull = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    replies: isRecord(source.replies) ? source.replies : {},
    site: {
      supportEmail: orNull(site.supportEmail),
      assistantUrl: orNull(site.assistantUrl),
    },
  };
}

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
