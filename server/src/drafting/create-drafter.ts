import { createBuiltInDrafter } from "./built-in-drafter.ts";
import type { Drafter } from "./drafter.ts";
import type { AiEndpoint } from "../base/ai/model.ts";
import { createOpenAiDrafter } from "./openai-drafter.ts";

/** The model when an endpoint is configured, the built-in rules when none is. */
export function createDrafter(ai: AiEndpoint | null): Drafter {
  return ai ? createOpenAiDrafter(ai) : createBuiltInDrafter();
}
