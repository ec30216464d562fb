import type { Words } from "@nearsay/core/domain";
import type { overrideTexts as english } from "./override-texts.ts";

export const overrideTexts: Words<typeof english> = {
  label: "Sizin gördüğünüz, başkalarının görmediği",
  shown: (remote, release, from) =>
    `Başkalarının gördüğü yerine ${remote} ${release} (${from}) görüyorsunuz.`,
  missing: (remote, from) =>
    from.includes("://")
      ? `${remote} şu adresten alınamıyor: ${from}. Başkalarının gördüğünü görüyorsunuz.`
      : `${remote} için ${from} kanalı yok: başkalarının gördüğünü görüyorsunuz.`,
  leave: "Çık",
};
