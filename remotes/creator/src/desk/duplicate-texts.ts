import { limits } from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/domain";

const copyMark = " (copy)";

/** What is said where a survey is asked once more, on its desk and in the list. */
export const duplicateTexts = {
  action: "Duplicate this survey",
  titled: (title: string) =>
    clipText(title, limits.titleMax - copyMark.length) + copyMark,
  failed: "This browser cannot keep a draft.",
} as const;
