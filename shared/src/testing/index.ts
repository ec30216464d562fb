export * from "./fake-event-source.ts";
export * from "./fake-network.ts";
export * from "./render-at.tsx";
