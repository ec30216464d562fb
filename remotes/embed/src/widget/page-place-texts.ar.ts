import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "احتسب مكان هذه الصفحة مكانًا لي",
  countedAs: {
    here: "يُحتسب: هنا. مكان هذه الصفحة.",
    near: "يُحتسب: ضمن 10 كم. مكان هذه الصفحة.",
    region: "يُحتسب: ضمن 50 كم. مكان هذه الصفحة.",
    far: "يُحتسب: أبعد من ذلك. مكان هذه الصفحة.",
  },
  uncounted: "تُحتسب إجابتك بلا مكان.",
};
