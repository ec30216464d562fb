import { limits } from "@nearsay/core/contract";
import { isOrigin } from "@nearsay/core/domain";
import { setEmbedOrigins } from "../../embed/allowed-origins.ts";
import { type Command, UsageError } from "./command.ts";
import { plain } from "../../base/text/plain-text.ts";
import { findFile } from "./survey-commands.ts";

export const embed: Command = {
  operands: ["survey"],
  more: true,
  options: { any: { type: "boolean" }, nowhere: { type: "boolean" } },
  usage: "[--any | --nowhere | origin…]",
  summary:
    "show or set the sites that may embed it, as far as this site allows them",
  async run(commandDeps, { operands: [name, ...origins], options }) {
    const { survey } = await findFile(commandDeps, name);
    const { surveyId } = survey;
    const chosen = readChoice(origins, options);
    if (chosen !== undefined)
      await setEmbedOrigins(
        commandDeps.db,
        commandDeps.changes,
        surveyId,
        chosen,
      );
    const embedOrigins = chosen === undefined ? survey.embedOrigins : chosen;
    return {
      text: `Survey ${surveyId} (${plain(survey.title)}) may be embedded ${describe(embedOrigins)}.`,
      data: { surveyId, embedOrigins },
      ...(chosen !== undefined && { about: `survey ${surveyId}` }),
    };
  },
};

/** Undefined if nothing was chosen. */
function readChoice(
  origins: string[],
  { any, nowhere }: Record<string, unknown>,
): string[] | null | undefined {
  const choices = [any === true, nowhere === true, origins.length > 0];
  if (choices.filter(Boolean).length > 1)
    throw new UsageError("Give only one of --any, --nowhere and origins.");
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined)
    throw new UsageError(
      `${plain(wrong)} is not an origin such as https://partner.example`,
    );
  if (origins.length > limits.embedOriginsMax)
    throw new UsageError(`Give at most ${limits.embedOriginsMax} origins.`);
  if (any === true) return null;
  return nowhere === true || origins.length > 0 ? origins : undefined;
}

function describe(origins: string[] | null): string {
  if (origins === null) return "wherever the site allows it";
  if (origins.length === 0) return "on no other site";
  return `by ${origins.join(", ")}`;
}
