import type { RemoteComponents } from "@nearsay/core/ui";

export { Discussion } from "./discussion.tsx";

type Agreed<Exports extends RemoteComponents<"discussion">> = Exports;

/** Holds the exports of this file to the contract with the host. */
export type Exposed = Agreed<typeof import("./expose.ts")>;
