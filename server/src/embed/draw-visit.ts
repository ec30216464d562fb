import path from "node:path";
import { embedVisitPath } from "@nearsay/core/contract";
import { drawingSteps } from "@nearsay/core/domain";
import type { FastifyRequest } from "fastify";
import { drawPart } from "../site/draw-page.ts";
import type { ReadRegistry } from "../site/site-registry.ts";
import { readStyles, type RemoteFolders } from "../site/remote-files.ts";
import type { VisitReply } from "./serialize-visit.ts";

/** The survey of a visit as inline mode shows it first; nothing where the browser has to draw it. */
export type DrawVisit = (
  visit: VisitReply,
  request: FastifyRequest,
) => Promise<VisitReply["drawn"]>;

export interface DrawVisitDeps {
  readRegistry: ReadRegistry;
  folders: RemoteFolders;
}

export function createDrawVisit(deps: DrawVisitDeps): DrawVisit {
  const { readRegistry, folders } = deps;
  return async (visit, request) => {
    // Thanks and results come with scripts alone.
    if (visit.responded) return undefined;
    const { remotes } = await readRegistry();
    const record = remotes.find(({ embed }) => embed);
    if (!record?.embed?.styles) return undefined;
    const [styles] = await readStyles([record.embed.styles], folders);
    if (styles === undefined) return undefined;
    const boot = {
      replies: { [embedVisitPath]: visit },
      site: { supportEmail: null, assistantUrl: null },
    };
    const part = { module: "InlineSurvey", props: {}, url: request.url, boot };
    try {
      const html = drawPart(record, part, folders);
      if (html === null) return undefined;
      const name = path.posix.basename(styles.url);
      return { styles: { name, rules: styles.css }, steps: drawingSteps(html) };
    } catch (error) {
      request.log.warn({ err: error }, "the visit was not drawn on the server");
      return undefined;
    }
  };
}
