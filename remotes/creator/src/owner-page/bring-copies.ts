/**
 * Loads the code that copies a survey. Imported only here, because each further
 * import() would produce another copy of the chunk.
 */
export const bringCopies = () => import("./copy-survey.ts");
