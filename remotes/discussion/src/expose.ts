// What the host may load. Kept thin, so that hot reload and the chunks follow
// the files behind it.
export { Discussion } from "./discussion.tsx";
