import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "Сказати, що я пишу звідси",
    near: "Сказати, що я пишу в межах 10 км",
    region: "Сказати, що я пишу в межах 50 км",
    far: "Сказати, що я пишу здалека",
  },
  hint: "Від місця опитування. Це бачить кожен, хто читає допис, і нічого точнішого.",
};
