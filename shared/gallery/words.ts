/** Longer than any column: its container must break it. */
export const longWord =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Callback for states in the gallery, where it has no effect. */
export function ignore(): void {
  // A state of the gallery does not change.
}
