// What the host may load. Kept thin, so that hot reload and the chunks follow
// the files behind it.
// Deployed hosts load these names, so they are permanent; DeskPage is the
// owner's page.
export { CreatePage } from "./create-page.tsx";
export { DeskPage } from "./owner-page/desk-page.tsx";
export { MinePage } from "./mine/mine-page.tsx";
export { PublishedPanel } from "./published/published-panel.tsx";
