import type { ReactNode } from "react";

/** One component in all its states. */
export interface GallerySection {
  /** Its name in the code. */
  readonly name: string;
  /** Its purpose, and when another one is more suitable. */
  readonly about: string;
  /** Each state has a separate row, as wide as a page's column. */
  readonly wide?: boolean;
  /** Content by the name of the state. */
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Sections by their addresses: `?section=icon-button` shows only that one. */
export type GallerySections = Readonly<Record<string, GallerySection>>;
