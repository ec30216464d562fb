export const language = "de";

export const direction = "ltr";
