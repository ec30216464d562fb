/** Longer than any column: what holds it has to break it. */
export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** For what calls back where a picture of a state has nothing to do. */
export function ignore(): void {
  // A state of the gallery stays as it is.
}
