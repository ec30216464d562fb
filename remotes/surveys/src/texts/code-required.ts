export const codeRequired = "Access code required for this survey.";
