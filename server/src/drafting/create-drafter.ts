import { createBuiltInDrafter } from "./built-in-drafter.ts";
import type { Drafter } from "./drafter.ts";
import type { AiEndpoint } from "../base/ai/model.ts";
import { createOpenAiDrafter } from "./openai-drafter.ts";

/** The model if an endpoint is configured, otherwise the built-in rules. */
export function createDrafter(ai: AiEndpoint | null): Drafter {
  return ai ? createOpenAiDrafter(ai) : createBuiltInDrafter();
}
