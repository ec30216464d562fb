import { Skeleton } from "@nearsay/core/ui";
import { drawnPart } from "@nearsay/core/ui/drawn-part";
import { answer as answerTexts } from "#messages";

/** Loaded on demand: most surveys need only plain text and choice. */
export const LazyForm = drawnPart(
  "answer-form",
  async () => {
    const { FormedForm, replaceForm } = await import("./formed/formed.ts");
    return { Part: FormedForm, replace: replaceForm };
  },
  answerTexts.formFailed,
  <Skeleton lines={8} label={answerTexts.formLoading} />,
);
