export const language = "uk";

export const direction = "ltr";
