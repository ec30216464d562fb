/** The text that another page hands over in its navigation state to start a survey from. */
export function initialText(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  const { draftContent, reviewText } = state as Record<string, unknown>;
  const given = [draftContent, reviewText].find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  return typeof given === "string" ? given : "";
}
