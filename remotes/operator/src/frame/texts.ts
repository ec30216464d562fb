/** What every part of the desk says. */
export const frameTexts = {
  failed: "This could not be loaded.",
  notDone: "This could not be done. Nothing was changed.",
  working: "Working…",
  retry: "Try again",
  more: "Show more",
  refresh: "Look again",
  cancel: "Cancel",
};
