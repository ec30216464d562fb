export const language = "ar";

export const direction = "rtl";
