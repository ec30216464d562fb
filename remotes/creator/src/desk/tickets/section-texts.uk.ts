import type { Words } from "@nearsay/core/domain";
import type { sectionTexts as english } from "./section-texts.ts";

export const sectionTexts: Words<typeof english> = {
  heading: "Паперові талони",
  open: "Відповіді за талонами…",
  loading: "Завантаження",
  failed: "Не вдалося завантажити цю частину",
};
