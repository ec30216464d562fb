import type { FastifyInstance } from "fastify";
import {
  type LimitOptions,
  limitBy,
} from "../../visitors/limits/rate-limits.ts";
import { askingPicture, drawingPicture } from "../../visitors/limits/rules.ts";
import { notFound } from "../../base/refusal.ts";
import { sitePicturePath } from "../../site/page-heads.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import type { Visibility } from "../../surveys/visibility.ts";
import { type DrawPicture, createKeepPictures } from "./keep-pictures.ts";
import type { FindPicture } from "./picture-words.ts";

export interface PictureDeps extends LimitOptions {
  visibility: Pick<Visibility, "find">;
  findPicture: FindPicture;
  /** Whether everything requires an invitation. */
  invitationRequired: boolean;
  loadDrawing?: LoadDrawing;
}

type LoadDrawing = () => Promise<{ drawPicture: DrawPicture }>;

/** Loaded on demand, because the library is not available on every platform. */
const loadWhenAsked: LoadDrawing = () => import("./draw-picture.ts");

/** Serves /pictures/surveys/<number>-<hash>.png for public surveys, and the site's own picture. */
export function servePictures(app: FastifyInstance, deps: PictureDeps): void {
  const { visibility, findPicture, loadDrawing = loadWhenAsked } = deps;
  const checkAsking = limitBy(askingPicture, deps);
  const checkDrawing = limitBy(drawingPicture, deps);
  const pictures = createKeepPictures(async (words) => {
    const { drawPicture } = await loadDrawing().catch((error: unknown) => {
      app.log.warn({ err: error }, "this machine cannot render pictures");
      throw noPicture();
    });
    return drawPicture(words);
  });

  async function find(file: string) {
    const [, id] = /^(\d{1,15})-[\da-f]+\.png$/.exec(file) ?? [];
    if (id === undefined || deps.invitationRequired) throw noPicture();
    const key = { id: Number(id) };
    const survey = await visibility.find(key, visitorAs(null));
    if (survey === null) throw noPicture();
    return findPicture(survey);
  }

  app.get(
    sitePicturePath,
    { schema: { hide: true } },
    async (request, reply) => {
      await checkAsking(request);
      const words = { question: "", title: null };
      return reply
        .headers({
          ...pictureHeaders,
          "cache-control": "public, max-age=86400",
        })
        .send(await pictures.take({ path: sitePicturePath, words }));
    },
  );

  app.get<{ Params: { file: string } }>(
    "/pictures/surveys/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { params } = request;
      await checkAsking(request);
      const picture = await find(params.file);
      if (!picture.path.endsWith(`/${params.file}`))
        return reply.redirect(picture.path);
      if (!pictures.holds(picture)) await checkDrawing(request);
      const png = await pictures.take(picture);
      return reply
        .headers({
          ...pictureHeaders,
          "cache-control": "public, max-age=31536000, immutable",
        })
        .send(png);
    },
  );
}

const pictureHeaders = {
  "content-type": "image/png",
  "cross-origin-resource-policy": "cross-origin",
};

function noPicture() {
  return notFound((say) => say.pictureNotFound);
}
