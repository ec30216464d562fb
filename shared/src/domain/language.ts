/** The language of every text, which each page says in its `lang`. */
export const language = "en";

/** In which way that language is written. */
export const direction = "ltr";
