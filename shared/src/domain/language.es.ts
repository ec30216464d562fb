export const language = "es";

export const direction = "ltr";
