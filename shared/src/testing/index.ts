export * from "./fake-network.ts";
