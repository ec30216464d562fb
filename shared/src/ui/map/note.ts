import type { ReactNode } from "react";

/** A note about the base map; an empty text while it is loading. */
export type Note = ReactNode;
