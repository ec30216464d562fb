export const languageTexts = { label: "Мова" };
