export * from "../testing/fake-event-source.ts";
export * from "../testing/fake-network.ts";
export { Acted } from "./gallery/acted.tsx";
export type { GallerySection } from "./gallery/gallery-section.ts";
export { Kept } from "./gallery/kept.tsx";
export { LooksAs } from "./gallery/looks-as.tsx";
export { mountGallery } from "./gallery/mount-gallery.tsx";
export { Staged, type StagedProps } from "./gallery/staged.tsx";
export { mountStandalone } from "./mount-standalone.tsx";
