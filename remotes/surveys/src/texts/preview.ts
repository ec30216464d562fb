export const preview = {
  freeText: "(Free text response)",
  nothingSent: "This is a preview. Nothing is sent.",
} as const;
