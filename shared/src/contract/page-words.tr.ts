import type { HostPath } from "./routes.ts";

const titles: Record<HostPath, string> & Record<string, string> = {
  "/": "Nearsay: yakınınızdaki anketler",
  "/surveys/:surveyKey": "Anket",
  "/t": "Kâğıt bilet",
  "/feedback": "Ürün hakkında görüşler",
  "/embed": "Anketi siteye ekle",
  "/create-survey": "Yeni anket",
  "/manage/:surveyUuid": "Anketi yönet",
  "/mine": "Anketleriniz",
  "/operate": "Denetim",
  "/invite": "Davet",
  "/about": "Nearsay hakkında",
  "/guide": "Kullanım kılavuzu",
  "/integrity": "Yanıtlar nasıl denetlenir",
  "/disclaimer": "Yasal uyarı ve sorumlu kullanım",
  "/privacy": "Gizlilik",
  "/privacy/anonymous-id": "Anonim kimlik",
  "/privacy/your-data": "Verileriniz",
  "/review": "Değerlendirme yaz",
  "/waitlist": "Bekleme listesi",
};

const descriptions: Record<string, string> = {
  "/": "Yakınınızdaki anketleri bulun, yanıtlayın, tartışın ve sonuçlarını izleyin; hesap gerekmez.",
  "/create-survey":
    "Ne öğrenmek istediğinizi anlatın, bir taslak isteyin ya da boş başlayın ve hesapsız yayımlayın.",
  "/feedback":
    "Nearsay’in kendisi hakkında anketler: ne iyi, ne kötü, ne eksik.",
  "/embed":
    "Sitenizde bir anket gösterin: seçin, görünümünü ayarlayın, hemen görün ve tek satırı kopyalayın.",
  "/about":
    "Nearsay ne için var: bir yer hakkında, orada yaşayanların hesapsız yanıtlayıp tartıştığı anketler.",
  "/guide":
    "Anketler nasıl bulunur, yanıtlanır, tartışılır ve oluşturulur; kontrol soruları nedir.",
  "/integrity":
    "Nearsay toplu yanıtları nasıl tanır, ne yapar ve ne kadar yanılır.",
  "/disclaimer":
    "Nearsay ne için kullanılabilir, ne için kullanılamaz ve kimsenin güvence vermediği şeyler.",
  "/privacy":
    "Nearsay hakkınızda neyi, neden, ne kadar saklar ve siz ne yapabilirsiniz.",
  "/privacy/anonymous-id":
    "Anonim kimlik nedir, sizinki açık mı, nasıl kapatılır ya da yeniden açılır.",
  "/privacy/your-data":
    "Anonim kimliğinizin neyi yanıtladığını, yazdığını ve beğendiğini görün; yanınıza alın, geri çekin ya da silin.",
  "/review":
    "Yıldız ve yorumla değerlendirin, değerlendirmeyi ankete dönüştürün.",
  "/waitlist":
    "Hesapların ne zaman geleceğini öğrenin: kişiler ve 32 alandaki işletmeler için.",
};

export const titleOf = (path: string, english: string) =>
  titles[path] ?? english;

export const descriptionOf = (path: string, english: string) =>
  descriptions[path] ?? english;
