export const languageTexts = { label: "Langue" };
