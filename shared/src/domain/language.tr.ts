export const language = "tr";

export const direction = "ltr";
