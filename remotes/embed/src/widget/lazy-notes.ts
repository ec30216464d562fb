/** Notes that few surveys have; loaded on demand. */
export const bringNotes = () => import("./notes.tsx");
