import type { ReactNode } from "react";

/** One component in all its states. */
export interface GallerySection {
  /** As it is written in the code. */
  readonly name: string;
  /** What it is for, and when another one fits better. */
  readonly about: string;
  /** Each state has a row of its own, as wide as a page's column. */
  readonly wide?: boolean;
  /** What is shown, by the name of the state. */
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Sections by their addresses: `?section=icon-button` shows that one alone. */
export type GallerySections = Readonly<Record<string, GallerySection>>;
