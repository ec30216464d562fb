export const languageTexts = { label: "Idioma" };
