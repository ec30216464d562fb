import { type AiEndpoint, createModel } from "../../base/ai/model.ts";
import type { Queryable } from "../../base/db/database.ts";
import { writeBuiltIn } from "./built-in-writer.ts";
import {
  type HoldsName,
  loadHoldsName,
  namesSomebody,
} from "./claims/names-somebody.ts";
import { readClaims, writeClaims } from "./read-summary-reply.ts";
import type { SummaryMaterial } from "./summary-material.ts";
import {
  summaryInstructions,
  summarySchema,
  toPromptMaterial,
} from "./summary-prompt.ts";
import { listSampleTexts } from "./summary-repository.ts";
import {
  type Claim,
  type ClaimFigures,
  isSupported,
} from "./claims/is-supported.ts";
import {
  type WrittenText,
  createCountHolders,
  quotesFew,
} from "./claims/quotes-few.ts";

/** Writes sentences about a survey's figures. Rejects if it fails. */
export type SummaryWriter = (
  db: Queryable,
  material: SummaryMaterial,
  signal: AbortSignal,
) => Promise<string>;

export const builtInWriter: SummaryWriter = (_db, material) =>
  Promise.resolve(writeBuiltIn(material));

/** The model if an endpoint is configured, else the built-in rules. */
export function createSummaryWriter(ai: AiEndpoint | null): SummaryWriter {
  return ai ? createModelWriter(ai) : builtInWriter;
}

const sampleMax = 40;
const timeoutMs = 30_000;

/**
 * Asks a model once, but never about surveys that need a code, whose texts must
 * not leave the site. Only sentences that the figures support are published; if
 * none is left, the built-in summary is used.
 */
function createModelWriter(endpoint: AiEndpoint): SummaryWriter {
  const model = createModel({ timeoutMs, ...endpoint });
  return async (db, material, signal) => {
    if (material.isPrivate) return writeBuiltIn(material);
    const samples = await listSampleTexts(db, material.surveyId, sampleMax);
    const reply = await model.ask(
      {
        instructions: summaryInstructions,
        material: toPromptMaterial(material, samples),
        schema: { name: "survey_summary", schema: summarySchema },
      },
      signal,
    );
    const claims = readClaims(reply);
    if (claims.length === 0) throw new Error("the reply contains no sentence");
    const holdsName = loadHoldsName();
    const group = material.groupSize;
    const rules = { figures: material, texts: samples, group, holdsName };
    const publishable = claims.filter(createIsPublishable(rules));
    return publishable.length > 0
      ? writeClaims(publishable, material)
      : writeBuiltIn(material);
  };
}

interface ClaimRules {
  figures: ClaimFigures;
  /** The sampled texts that the model was given. */
  texts: readonly WrittenText[];
  /** The number of responses that must contain a text for it to be repeated. */
  group: number;
  holdsName: HoldsName;
}

/**
 * Whether a model's sentence may be published: the figures support it, and it
 * neither names nor quotes a person.
 */
function createIsPublishable(rules: ClaimRules): (claim: Claim) => boolean {
  const { figures, texts, group } = rules;
  const countHolders = createCountHolders(texts);
  const own = [
    figures.title,
    ...figures.questions.flatMap(({ text, options }) => [text, ...options]),
  ];
  return (claim) =>
    isSupported(claim, figures) &&
    !quotesFew(claim.text, own, countHolders, group) &&
    !namesSomebody(claim.text, own, countHolders, rules);
}
