// What the host may load: thin on purpose, so that hot reload and the chunks follow the files behind it.
export { EmbedPage } from "./page/embed-page.tsx";
