import {
  type AiEndpoint,
  type Question,
  createModel,
  tellFailure,
} from "../base/ai/model.ts";
import { followDraft } from "./draft-progress.ts";
import { draftSchema, draftingInstructions } from "./draft-prompt.ts";
import { type Drafter, DraftingError } from "./drafter.ts";
import { readModelReply } from "./read-model-reply.ts";

/** Just below what pages wait for. */
const timeoutMs = 85_000;

/** Drafts with a model behind any OpenAI-compatible endpoint. */
export function createOpenAiDrafter(endpoint: AiEndpoint): Drafter {
  const model = createModel({ timeoutMs, ...endpoint });
  return {
    async draft(text, signal, onProgress) {
      try {
        const onText = onProgress && followDraft(onProgress);
        const reply = await model.ask(questionAbout(text), signal, onText);
        const draft = readModelReply(reply);
        if (draft) return { draft, notice: null };
      } catch (error) {
        signal.throwIfAborted();
        throw new DraftingError(tellFailure(error));
      }
      throw new DraftingError("The model's reply holds no usable question.");
    },
  };
}

function questionAbout(text: string): Question {
  return {
    instructions: draftingInstructions,
    material: { description: text },
    schema: { name: "survey_draft", schema: draftSchema },
  };
}
