export * from "./color.ts";
export * from "./direction-of.ts";
export * from "./fake-event-source.ts";
export * from "./fake-network.ts";
export * from "./in-language.ts";
export * from "./one-survey.ts";
export * from "./read-source.ts";
export * from "./render-at.tsx";
