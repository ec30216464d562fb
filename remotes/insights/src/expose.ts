import type { RemoteComponents } from "@nearsay/core/ui";

export { InsightsPanel } from "./panel/insights-panel.tsx";

type Agreed<Exports extends RemoteComponents<"insights">> = Exports;

/** Holds the exports of this file to the contract with the host. */
export type Exposed = Agreed<typeof import("./expose.ts")>;
