export const languageTexts = { label: "اللغة" };
