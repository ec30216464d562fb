import type { ReactNode } from "react";

/** What there is to be said of what is drawn below the marks; an empty text while that is on its way. */
export type Note = ReactNode;
