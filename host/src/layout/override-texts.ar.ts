import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "ما تراه أنت ولا يراه غيرك",
  shown: (remote, release, from) =>
    `ترى ${remote} ${release} (${from}) بدلًا مما يراه الآخرون.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `لا يمكن الحصول على ${remote} من ${from}: ترى ما يراه الآخرون.`
      : `ليس لـ ${remote} قناة ${from}: ترى ما يراه الآخرون.`,
  leave: "خروج",
};
