import type { RemoteComponents } from "@nearsay/core/ui";

export { CreatePage } from "./create-page.tsx";

type Agreed<Exports extends RemoteComponents<"creator">> = Exports;

/** Holds the exports of this file to the contract with the host. */
export type Exposed = Agreed<typeof import("./expose.ts")>;
