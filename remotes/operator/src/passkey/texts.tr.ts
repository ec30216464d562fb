import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  register: {
    about:
      "Bu anahtar yalnızca bir geçiş anahtarıyla birlikte çalışır. Onu şimdi, yalnızca size ait bir cihazda veya güvenlik anahtarında oluşturun: bundan sonra masa ikisiyle açılır.",
    act: "Geçiş anahtarını oluştur",
  },
  prove: {
    about:
      "Bu anahtar yalnızca geçiş anahtarıyla birlikte çalışır. Masa bu sekmede dört saate kadar açık kalır.",
    act: "Geçiş anahtarını kullan",
  },
  waiting: "Cihazınız bekleniyor…",
  proven: "Masa açık.",
  failed: "Bu yapılamadı. Lütfen yeniden deneyin.",
  lost: "Cihazınız kayboldu mu? Sunucuda bu komut geçiş anahtarını kaldırır, bir sonraki gelişinizde yenisi oluşturulur:",
  failures: {
    unsupported: {
      title: "Bu tarayıcıda geçiş anahtarı yok",
      about:
        "Masayı güncel bir tarayıcıda, https ile başlayan bir adreste açın.",
    },
    cancelled: {
      title: "Geçiş anahtarı kullanılmadı",
      about:
        "Vazgeçtiniz ya da seçtiğiniz cihazda bu anahtarın geçiş anahtarı yok. Hiçbir şey değişmedi.",
    },
    timedOut: {
      title: "Bu çok uzun sürdü",
      about:
        "Hiçbir şey değişmedi. Cihazınızı elinizin altında tutup yeniden deneyin.",
    },
    elsewhere: {
      title: "Geçiş anahtarları bu adreste çalışmaz",
      about:
        "Masayı bir numarayla veya başka bir adla değil, işletmenlerin belirlediği site adıyla açın.",
    },
    unable: {
      title: "Bu cihaz böyle bir geçiş anahtarı oluşturamıyor",
      about:
        "PIN, parmak veya yüzle kim olduğunuzu sorması gerekir. Başka bir cihaz veya güvenlik anahtarı seçin.",
    },
    refused: { title: "Geçiş anahtarı kabul edilmedi" },
    failed: { title: "Bu işe yaramadı" },
  },
};
