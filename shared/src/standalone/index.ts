export * from "../testing/fake-event-source.ts";
export * from "../testing/fake-network.ts";
export { Acted } from "./gallery/acted.tsx";
export type { GallerySection } from "./gallery/gallery-section.ts";
export { Kept } from "./gallery/kept.tsx";
export { LooksAs } from "./gallery/looks-as.tsx";
export { mountGallery } from "./gallery/mount-gallery.tsx";
export { Opened } from "./gallery/opened.tsx";
export { decideConsent, people } from "./gallery/people.ts";
export { silence } from "./gallery/silence.ts";
export {
  Stage,
  type StageProps,
  Staged,
  type StagedProps,
} from "./gallery/stage.tsx";
export * from "./gallery/steps.ts";
export { mountStandalone } from "./mount-standalone.tsx";
