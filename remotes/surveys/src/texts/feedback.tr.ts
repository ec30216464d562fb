import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "Ürün hakkında görüş ve öneriler",
  about:
    "Ne iyi çalışıyor, ne çalışmıyor, ne eksik? Başkalarının sorularını yanıtlayın ya da görüş sayfası kutusunu işaretleyerek kendi anketinizi yayımlayın. Nearsay’i yapanlar da okuyor.",
  start: "Yeni anket",
  browse: "Bütün anketler",
  surveys: "Görüş anketleri",
  loading: "Görüş anketleri yükleniyor",
  failed: "Görüş anketleri yüklenemedi.",
  empty: "Anket bulunamadı.",
  emptyNext:
    "Nearsay hakkında henüz kimse soru sormadı. Görüş sayfası kutusunu işaretleyerek bir anket yayımlayın, burada herkese görünsün.",
};
