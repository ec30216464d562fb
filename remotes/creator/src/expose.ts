// What the host may load. Kept thin, so that hot reload and the chunks follow
// the files behind it.
export { CreatePage } from "./create-page.tsx";
export { DeskPage } from "./desk/desk-page.tsx";
export { MinePage } from "./mine/mine-page.tsx";
export { PublishedPanel } from "./published/published-panel.tsx";
