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

/** Puts a survey's figures into sentences. Rejects when none came about. */
export type SummaryWriter = (
  db: Queryable,
  material: SummaryMaterial,
  signal: AbortSignal,
) => Promise<string>;

export const builtInWriter: SummaryWriter = (_db, material) =>
  Promise.resolve(writeBuiltIn(material));

/** The model when an endpoint is configured, the built-in rules when none is. */
export function createSummaryWriter(ai: AiEndpoint | null): SummaryWriter {
  return ai ? createModelWriter(ai) : builtInWriter;
}

const sampleMax = 40;
const timeoutMs = 30_000;

/**
 * Asks a model, once; but never about surveys that need a code, whose texts stay
 * in the house. Of what it says only what the figures support is told, and where
 * nothing is left the built-in summary.
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
    if (claims.length === 0) throw new Error("the reply holds no sentence");
    const holdsName = loadHoldsName();
    const group = material.groupSize;
    const rules = { figures: material, texts: samples, group, holdsName };
    const told = claims.filter(createIsTellable(rules));
    return told.length > 0
      ? writeClaims(told, material)
      : writeBuiltIn(material);
  };
}

interface ClaimRules {
  figures: ClaimFigures;
  /** What the writer has seen of what people wrote. */
  texts: readonly WrittenText[];
  /** How many responses must hold a text for it to be repeated. */
  group: number;
  holdsName: HoldsName;
}

/** What may be published of what a model claims: what the figures support, and nothing that names or quotes somebody. */
function createIsTellable(rules: ClaimRules): (claim: Claim) => boolean {
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
