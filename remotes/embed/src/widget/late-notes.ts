/** What few surveys say beside their questions, whose code most do without. */
export const bringNotes = () => import("./notes.tsx");
