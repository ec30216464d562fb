import { plural, type Words } from "@nearsay/core/domain";
import type { placeTexts as english } from "./place-texts.ts";

export const placeTexts: Words<typeof english> = {
  picker: {
    name: "Yerin adı",
    hint: "Bir şehir, kasaba ya da semt adına başlayın; virgülden sonra bölge ya da ülke gelebilir.",
    found: "Bulunan yerler",
    none: "Böyle başlayan bir yer yok. Yakındaki daha büyük bir yeri ya da haritada bir noktayı deneyin.",
    failed: "Yerler şu anda aranamıyor. Bağlantınızı denetleyip yeniden yazın.",
    count: (count) =>
      plural(count, {
        other: `${count} yer bulundu. Ok tuşlarını kullanın.`,
      }),
    about: ({ region, country }) =>
      region ? `${region}, ${country}` : country,
  },
  map: {
    label: "Yer seçilecek harita",
    loading: "Harita yükleniyor",
    failed: "Harita yüklenemedi.",
    none: "Henüz bir nokta seçilmedi.",
    chosen: "Bir kare seçildi. Göründüğü gibi saklanır; adı yoktur.",
    missing: "Haritada bir nokta seçin.",
  },
  source: "Yer adları: GeoNames, CC BY 4.0",
  scope: {
    legend: "Kimin için?",
    fixed: "Yayımladıktan sonra değiştirilemez.",
    everyone: "Herkes için",
    kinds: {
      first: "Yakındaki kişilere önce gösterilir",
      only: "Yalnızca yakındaki kişilere listelenir",
      answer: "Yalnızca yakındaki kişiler yanıtlar",
    },
    about: {
      first:
        "Yarıçap içindeki kişilerin listelerinde diğer anketlerden önce gelir.",
      only: "Listeler ve arama onu başkalarına göstermez. Bağlantısı olan yine de açıp yanıtlayabilir.",
      answer:
        "Herkes görür. Yanıtlamak için konuma izin vermek gerekir ve konum yarıçap içinde olmalıdır.",
    },
    radius: "Ne kadar yakın",
    within: (km) => `En fazla ${km} km`,
    proof:
      "Yaklaşık 1 km’lik kareler arasında, tarayıcının bulunduğunu söylediği yerden ölçülür. Bir tarayıcı herhangi bir yerde olduğunu öne sürebilir: bu rastgele gelenleri dışarıda tutar, girmek isteyeni değil.",
  },
  counts: {
    legend: "Yanıtların nereden geldiği sayılsın mı?",
    hints: {
      fixed: "Kabul edenlerinki. Yayımladıktan sonra değiştirilemez.",
      live: "Her yanıt hemen gösteriliyorsa hayır: yeri de onunla görünürdü.",
      rows: "Yanıtların tamamı okunuyorsa hayır: yerleri de onlarla okunurdu.",
    },
    kinds: { none: "Hayır", rings: "Burası ve başka yerler", map: "Haritada" },
    about: {
      none: "Sayılar yer söylemez.",
      rings:
        "Sayılar buradakileri ve başka yerdekileri ayrı da gösterir. İlk sayılar daha çok yanıt isteyebilir ve diller ayrı gösterilmez.",
      map: "Sayılar haritanın her birinde en az 10 kişi olan karelerini de gösterir. Her kare kendi yanıtlarını beklediği için daha da çok yanıt ister.",
    },
  },
};
