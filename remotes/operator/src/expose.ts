// What the host may load: thin on purpose, so that hot reload and the chunks follow the files behind it.
export { OperatorPage } from "./operator-page.tsx";
