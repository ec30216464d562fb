import type { Settings } from "../settings.ts";
import type { AiEndpoint } from "./model.ts";

export function readAi(settings: Settings): AiEndpoint | null {
  const baseUrl = settings.url("AI_BASE_URL", ["https:", "http:"]);
  const apiKey = settings.text("AI_API_KEY");
  const model = settings.text("AI_MODEL");
  if (baseUrl !== null && model !== null)
    return { baseUrl, apiKey: apiKey ?? "", model };
  if (
    settings.text("AI_BASE_URL") !== null ||
    model !== null ||
    apiKey !== null
  )
    settings.refuse(
      "AI_BASE_URL and AI_MODEL must be set together: set both (and AI_API_KEY if the endpoint requires one), or none of the three.",
    );
  return null;
}
