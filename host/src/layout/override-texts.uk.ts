import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "Що бачите ви, а інші ні",
  shown: (remote, release, from) =>
    `Ви бачите ${remote} ${release} (${from}) замість того, що бачать інші.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `${remote} не можна отримати з ${from}: ви бачите те, що й інші.`
      : `${remote} не має каналу ${from}: ви бачите те, що й інші.`,
  leave: "Вийти",
};
