/** The language of all texts, which each page declares in its `lang`. */
export const language = "en";

/** Writing direction of that language. */
export const direction = "ltr";
