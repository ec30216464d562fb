export { formatCount, formatList } from "../domain/locale.ts";
export * from "./describe-choices.ts";
export * from "./describe-integrity.ts";
export * from "./describe-keywords.ts";
export * from "./describe-kinds.ts";
export * from "./describe-release.ts";
export * from "./describe-scale.ts";
export * from "./describe-sentiment.ts";
export * from "./describe-series.ts";
export * from "./describe-sides.ts";
export * from "./draw-bars.ts";
export * from "./draw-cells.ts";
export * from "./draw-histogram.ts";
export * from "./draw-kind.ts";
export * from "./draw-sentiment.ts";
export * from "./draw-sides-of-sentiment.ts";
export * from "./draw-sides-over-time.ts";
export * from "./draw-sparkline.ts";
export * from "./draw-stack.ts";
export * from "./draw-statements.ts";
export * from "./draw-time-series.ts";
export * from "./draw-treemap.ts";
export * from "./drawing.ts";
export * from "./format.ts";
export * from "./frame-drawing.ts";
export * from "./keyword-sides.ts";
export * from "./kind-questions.ts";
export * from "./option-shares.ts";
export * from "./plotting.ts";
export * from "./question-sides.ts";
export * from "./read-buckets.ts";
export * from "./sentiment-columns.ts";
export * from "./sentiment-sides.ts";
export * from "./sentiment-tones.ts";
export * from "./series-sides.ts";
export * from "./shares.ts";
export * from "./side-shares.ts";
export * from "./statements.ts";
export * from "./text-layout.ts";
export * from "./name-steps.ts";
export {
  choice as choiceTexts,
  integrity as integrityTexts,
  keyword as keywordTexts,
  kinds as kindTexts,
  quotation as quotationTexts,
  release as releaseTexts,
  sentiment as sentimentTexts,
  series as seriesTexts,
  side as sideTexts,
} from "#messages";
export * from "./to-svg-markup.ts";
export * from "./treemap-layout.ts";
