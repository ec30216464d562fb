import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "Erişim kodunu girin",
  description:
    "Bu anket bir erişim kodu gerektiriyor. Devam etmek için aşağıya girin.",
  label: "Erişim kodu",
  empty: "Lütfen erişim kodunu girin.",
  locked: "Çok fazla yanlış deneme yapıldı. Erişim geçici olarak engellendi.",
  contactOwner: "Yardım için anketin sahibine başvurun.",
  enter: "Erişim kodunu gir",
  needed: "Bu anket bir erişim koduyla açılır.",
  notLoaded: "Erişim kodu formu yüklenemedi.",
};
