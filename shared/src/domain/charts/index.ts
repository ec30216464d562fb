export * from "./describe-series.ts";
export { formatCount, formatList } from "../locale.ts";
export * from "./format.ts";
export * from "./linear-scale.ts";
export * from "./read-buckets.ts";
export * from "./series-texts.ts";
export * from "./time-series-layout.ts";
export * from "./treemap-layout.ts";
