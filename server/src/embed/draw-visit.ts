import path from "node:path";
import {
  type Boot,
  embedInLanguage,
  embedVisitPath,
  firstLanguage,
  type Language,
  languages,
  type RemoteRecord,
} from "@nearsay/core/contract";
import { drawingSteps } from "@nearsay/core/domain";
import type { FastifyBaseLogger } from "fastify";
import { drawPart } from "../site/draw-page.ts";
import type { ReadRegistry } from "../site/site-registry.ts";
import { readStyles, type RemoteFolders } from "../site/remote-files.ts";
import type { ShownReply, VisitReply } from "./serialize-visit.ts";

export interface DrawVisitDeps {
  readRegistry: ReadRegistry;
  folders: RemoteFolders;
}

/** The address of the page to render, and the log for errors. */
interface Asking {
  url: string;
  log: FastifyBaseLogger;
}

/** The survey of a visit as inline mode shows it first; undefined if the browser must render it. */
export async function drawVisit(
  { readRegistry, folders }: DrawVisitDeps,
  visit: VisitReply,
  asking: Asking,
  wanted: Language,
): Promise<VisitReply["drawn"]> {
  // Thanks and results are rendered only by scripts.
  if (visit.responded) return undefined;
  const found = await findEmbedRemote(readRegistry, wanted);
  if (!found?.record.embed?.styles) return undefined;
  const { record, language } = found;
  const [styles] = await readStyles([found.record.embed.styles], folders);
  if (styles === undefined) return undefined;
  const { url, css } = styles;
  const part = { module: "InlineSurvey", boot: bootOf(visit) };
  return drawSurvey(record, part, folders, asking, (html) => ({
    styles: { name: path.posix.basename(url), rules: css },
    steps: drawingSteps(html),
    ...(language !== firstLanguage && {
      written: { lang: language, dir: languages[language].direction },
    }),
  }));
}

/**
 * The result of `read` for the HTML of a survey's first render; undefined if
 * the browser must render it.
 */
export function drawSurvey<T>(
  record: RemoteRecord,
  part: { module: string; boot: Boot },
  folders: RemoteFolders,
  { url, log }: Asking,
  read: (html: string) => T,
): T | undefined {
  try {
    const html = drawPart(record, { ...part, props: {}, url }, folders);
    return html === null ? undefined : read(html);
  } catch (error) {
    log.warn({ err: error }, `${part.module} was not rendered on the server`);
    return undefined;
  }
}

/**
 * The remote that shows surveys on other sites, whether or not it is switched
 * off, in this language if it supports it.
 */
export async function findEmbedRemote(
  readRegistry: ReadRegistry,
  language: Language = firstLanguage,
) {
  const { remotes } = await readRegistry();
  const record = remotes.find(({ embed }) => embed);
  return record && embedInLanguage(record, language);
}

/** The data of a visit that a page contains, so that it need not request them. */
export function bootOf(visit: VisitReply | ShownReply): Boot {
  return {
    replies: { [embedVisitPath]: visit },
    site: { supportEmail: null, assistantUrl: null },
  };
}
