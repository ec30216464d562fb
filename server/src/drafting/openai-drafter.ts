import { type AiEndpoint, createModel } from "../ai/model.ts";
import { type Drafter, DraftingError } from "./drafter.ts";
import { draftSchema, draftingInstructions } from "./draft-prompt.ts";
import { readModelReply } from "./read-model-reply.ts";

/** Drafts with a model behind any OpenAI-compatible endpoint. */
export function createOpenAiDrafter(endpoint: AiEndpoint): Drafter {
  const model = createModel(endpoint);
  const ask = (text: string, signal: AbortSignal) =>
    model.ask(
      {
        instructions: draftingInstructions,
        material: { description: text },
        schema: { name: "survey_draft", schema: draftSchema },
      },
      signal,
    );
  return {
    async draft(text, signal) {
      try {
        const draft = readModelReply(await ask(text, signal));
        if (draft) return { draft, notice: null };
      } catch (error) {
        signal.throwIfAborted();
        throw new DraftingError(error);
      }
      throw new DraftingError("The model's reply holds no usable question.");
    },
  };
}
