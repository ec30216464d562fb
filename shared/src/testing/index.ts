export * from "./fake-network.ts";
export * from "./render-at.tsx";
