import type { Words } from "@nearsay/core/domain";
import type { near as english } from "./near.ts";

export const near: Words<typeof english> = {
  within: (km) =>
    `Yalnızca yerine en fazla ${km} km uzaklıktaki kişiler yanıtlayabilir.`,
  ask: "Yanıtlamak için konumunuza izin verin. Yaklaşık 1 km’lik karelerle karşılaştırılır, yanıtlarınızla saklanmaz.",
  button: "Konumumu kullan",
  asking: "Tarayıcıya soruluyor…",
  near: "Yanıtlamak için yeterince yakınsınız.",
  far: "Yanıtlamak için fazla uzaksınız.",
  proof:
    "Bir tarayıcı herhangi bir yerde olduğunu öne sürebilir: yakınlık sorulur, kanıtlanmaz.",
  elsewhere:
    "Bu sayfa nerede olduğunuzu bilmediği için burada yanıtlanamaz. Anketi kendi sayfasında açın.",
};
