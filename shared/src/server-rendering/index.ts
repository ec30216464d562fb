export { renderPart } from "./render-part.tsx";
