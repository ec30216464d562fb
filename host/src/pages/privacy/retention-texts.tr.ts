import type { Words } from "@nearsay/core/domain";
import type { retentionTexts as english } from "./retention-texts.ts";

export const retentionTexts: Words<typeof english> = {
  title: "Saklama süreleri",
  blocks: [
    "Sunucuda şunlar belirtilen süreler boyunca saklanır, sonra silinir.",
    {
      kept: [
        {
          name: "Oturum ve anonim kimlik",
          use: "Kimliğin etkin olup olmadığı ve ne zamandan beri var olduğu. Sonrasında onun altında yayımlananlar kimseye götürmez.",
          life: "Son ziyaretinizden sonra bir yıl",
        },
        {
          name: "Anketler, yanıtlar, gönderiler, beğeniler",
          use: "Kimliği kapatmak da anketin bitmesi de onları kaldırmaz. Size ait olanı geri alabilirsiniz; gruplar içinde gösterilmiş yanıtlar, başkaları da çıkana kadar sizden ayrılmış olarak toplamlarda kalır.",
          life: "Siz ya da işletmeci kaldırana kadar",
        },
        {
          name: "Açtığınız kodlu anketler ve paylaştığınız anketler",
          use: "Kodu yeniden girmeniz gerekmesin ve paylaşılan bağlantılar çalışsın diye.",
          life: "Anket durdukça ya da siz her şeyi silene kadar",
        },
        {
          name: "Bu site istiyorsa davetiniz",
          use: "Anonim kimliğinizin hangisiyle kabul edildiği.",
          life: "Kimlik durdukça",
        },
        {
          name: "Bildirimler",
          use: "Belirttiğiniz neden, anonim kimliğinizle birlikte, işletmeci için.",
          life: "Anket durdukça ya da siz her şeyi silene kadar",
        },
        {
          name: "Son bulunduğunuz hücre",
          use: "Yalnızca anonim kimliğini etkinleştirenler için, şifreli olarak.",
          life: "Gün bitene ya da siz kimliği kapatana kadar",
        },
        {
          name: "Ağınızın karıştırılmış biçimi",
          use: "Oradan bir şeyin ne sıklıkta yapıldığını saymak için. Bildirimde, birçoğunun tek yerden gelip gelmediğini anlamak için.",
          life: "Saymak için bir saat, bildirimle 23 saat",
        },
        {
          name: "Yanlış kodlar ve kontrol sorusu yanıtları",
          use: "Okunamaz biçimde, üç denemeden sonra tahmini engellemek için.",
          life: "Sonuncudan sonra 15 dakika",
        },
        {
          name: "Sunucunun yanıtlarının kopyaları",
          use: "Şifreli olarak, yeniden gönderilen bir istek yalnızca bir kez etki etsin diye.",
          life: "24 saat",
        },
        {
          name: "Bekleme listesi",
          use: "E-posta adresiniz, rolünüz, kategoriniz ve ne zaman katıldığınız.",
          life: "Siz kaldırtana kadar",
        },
      ],
    },
    "İşletmecinin güvenlik için aldığı yedekler daha uzun süre tutabilir; ne kadar olduğunu ona sorun.",
  ],
};
