import path from "node:path";
import { createChanges } from "../base/changes/changes.ts";
import { createKeptPages } from "../site/kept-pages/kept-pages.ts";
import { createKeptReplies } from "../site/kept-pages/kept-replies.ts";
import type { SiteOptions } from "../site/site-plugin.ts";

/**
 * Options of a site without access restrictions, with host, remotes and
 * releases in this folder; `more` overrides them.
 */
export function siteIn(
  folder: string,
  more: Partial<SiteOptions> = {},
): SiteOptions {
  return {
    hostDir: path.join(folder, "host"),
    remotesDir: path.join(folder, "remotes"),
    releasesDir: path.join(folder, "releases"),
    releasesUrl: null,
    releaseChannel: null,
    releaseOverrides: [],
    releaseOrigins: [],
    checkRate: () => Promise.resolve(),
    releaseGuard: { noteLoad: () => undefined },
    recaptcha: null,
    map: { style: null, tiles: null, origins: [] },
    publicUrl: null,
    head: () => Promise.resolve({ title: "", description: "", path: "/" }),
    markdown: () => Promise.resolve(""),
    boot: () =>
      Promise.resolve({
        boot: {
          replies: { "/activation/status": { required: false, ok: true } },
          site: { supportEmail: null, assistantUrl: null },
        },
        until: 0,
      }),
    pages: createKeptPages({
      changes: createChanges(),
      clock: () => new Date(),
      bytesMax: 1_000_000,
    }),
    replies: createKeptReplies(),
    ...more,
  };
}
