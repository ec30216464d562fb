export type { GallerySection } from "./gallery/gallery-section.ts";
export { Kept } from "./gallery/kept.tsx";
export { LooksAs } from "./gallery/looks-as.tsx";
export { mountGallery } from "./gallery/mount-gallery.tsx";
export { mountStandalone } from "./mount-standalone.tsx";
