/** The themes a person can choose in place of the system's. */
export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Where the browser keeps the chosen theme, as plain text: the page's head reads it before anything is painted. */
export const themeKey = "theme";
