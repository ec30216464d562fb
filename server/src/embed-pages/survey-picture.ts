import type { FastifyInstance } from "fastify";
import { notFound } from "../plugins/refusal.ts";
import { visitorAs } from "../session/visitor.ts";
import type { Visibility } from "../surveys/visibility.ts";
import { type DrawPicture, createKeepPictures } from "./keep-pictures.ts";
import type { FindPicture } from "./picture-words.ts";

export interface PictureDeps {
  visibility: Pick<Visibility, "find">;
  findPicture: FindPicture;
  /** Whether nobody may see anything without an invitation. */
  invitationRequired: boolean;
  loadDrawing?: LoadDrawing;
}

type LoadDrawing = () => Promise<{ drawPicture: DrawPicture }>;

/** Its library is not there for every machine. */
const loadWhenAsked: LoadDrawing = () => import("./draw-picture.ts");

/** Serves /pictures/surveys/<number>-<hash>.png, of what everybody may see. */
export function servePictures(app: FastifyInstance, deps: PictureDeps): void {
  const { visibility, findPicture, loadDrawing = loadWhenAsked } = deps;
  const keepPicture = createKeepPictures(async (words) => {
    const { drawPicture } = await loadDrawing().catch((error: unknown) => {
      app.log.warn({ err: error }, "this machine cannot draw pictures");
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

  app.get<{ Params: { file: string } }>(
    "/pictures/surveys/:file",
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = await find(params.file);
      if (!picture.path.endsWith(`/${params.file}`))
        return reply.redirect(picture.path);
      const png = await keepPicture(picture);
      return reply
        .type("image/png")
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(png);
    },
  );
}

function noPicture() {
  return notFound("There is no such picture.");
}
