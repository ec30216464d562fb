// What the host may load. Kept thin, so that hot reload and the chunks follow
// the files behind it.
export { OperatorPage } from "./operator-page.tsx";
