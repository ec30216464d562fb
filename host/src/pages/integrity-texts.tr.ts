import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./integrity-texts.ts";

export const integrityPageTexts: Words<typeof english.integrityPageTexts> = {
  lead: "Bir sonuç isteyen çok sayıda yanıt gönderebilir. Nearsay kimseye ad sormaz, bu yüzden bunu önleyemez. Ama pahalı kılabilir ve nerede olduğunu gösterebilir.",
  signs: [
    { heading: "Belirtiler" },
    "Beş belirti bir yanıtın doldurma olduğunu düşündürür. Hangilerini gösterdiği yazılırken ya da başkalarıyla gösterilmesinden hemen önce değerlendirilir ve yanında yalnızca bu kalır: ne adres, ne ağ, ne de bir tarayıcının özelliği.",
  ],
  dealings: [
    "Tek belirti bir şey söylemez, çünkü insanlar yeni, hızlı ve kalabalık gelir. İki ya da daha fazlası bir yanıtı işaretler. Her yanıtı hemen gösteren anketler yalnızca ilk iki belirtiyi bilir.",
    { heading: "İşaretli yanıtlara ne yapılır" },
    "Kabul edilir ve sayılırlar. Her sonucun yanında kaçının işaretli olduğu yazar ve bir anahtar her grafiği onlar olmadan çizer. Anketi hazırlayan, işaretli yanıtları ilk gösterilenin dışında bırakabilir: hepsini, asla tek birini değil, herkesin okuduğu bir nedenle. İki sonuç birbirinden bir dokunuş uzakta kalır. Kimse bir yanıtı söylediği şey yüzünden çıkarmaz.",
    "İşaretli yanıtlar da bütün ötekiler gibi yanına başkalarını bekler: Sonuçların hiçbiri bir gruptan azından oluşmaz; böylece ikisi yan yana kimsenin yanıtını ele vermez.",
    { heading: "Doldurmanın bedeli" },
    "Tarayıcı bir şey göndermeden önce küçük bir bulmaca çözer. Bir ağ birkaç dakikada çok sayıda yeni kimlik getirdiğinde her bir sonraki iki katını öder, birkaç saniyeye kadar. Tek adresin ardındaki bir sınıf herkesin ödediğini öder ve kimse komşularının yaptıkları yüzünden geri çevrilmez.",
    { heading: "Ne sıklıkta yanılır" },
  ],
  limits: [
    "Aynı şeyi tekrar tekrar gönderen, bir ağdan da birçok ağdan da görülür. Çok ağ ve sabırla bir betiği yalnızca metinler ele verir: Metin yoksa gözden kaçar. Ne yazacağı söylenenlerin de beşte biri, insan oldukları hâlde işaretlenir, çünkü çoğu aynı şeyi yazar. İşaretli yanıtların atılmayıp gösterilmesi ve sayılması bu yüzdendir.",
    { heading: "Göremediği" },
    "Bekleyen, ağ değiştiren ve her yanıtı yeni baştan yazan biri çok kişi gibi görünür. Sonuçlar bir şehri değil, yanıtlayanları betimler: bkz. <disclaimer>Yasal uyarı ve sorumlu kullanım</disclaimer>.",
  ],
};

export const signTexts: Words<typeof english.signTexts> = {
  fresh: (sign) =>
    `<b>${sign}</b>: Anonim kimlik birkaç dakikalıktı. Çoğu kişi bir kez yenidir.`,
  fast: (sign) =>
    `<b>${sign}</b>: Sorularının okunabileceğinden daha çabuk gönderildi.`,
  burst: (sign) =>
    `<b>${sign}</b>: Bir ağdan birden çok yanıt aynı anda geldi ve anketin öbür ağlarında böyle bir akın yok.`,
  repeated: (sign) =>
    `<b>${sign}</b>: Bir ağdan o kadar çok yanıt aynı şeyi seçti ki bu pek rastlantı olamaz.`,
  copied: (sign) =>
    `<b>${sign}</b>: Bir metin başkaları gibi, sözcüğü sözcüğüne ya da neredeyse öyle yazılmış.`,
};

export const errorTexts: Words<typeof english.errorTexts> = {
  measured: (runs) =>
    `Doğrusu bilinen yapay trafikle, her tür için ${formatCount(runs)} kez ölçüldü. Kaçırılanlar işaretlenmemiş doldurma yanıtlardır; yanlış işaretlenenler insanlara ait olanlardır.`,
  kind: "Tür",
  missed: "Kaçırılan",
  wrong: "Yanlış işaretlenen",
  percent: (share) => `%${formatCount(share)}`,
  none: "–",
};

export const errorKinds: Words<typeof english.errorKinds> = {
  script: "Tek ağda bir betik",
  slowScript: "İnsanların okuduğu kadar bekleyen bir betik",
  drip: "Bütün gün beş dakikada bir yanıt",
  variedDrip: "Aynısı, biri dışında bütün seçimler değişerek",
  networks: "Elli ağda bir betik",
  slowNetworks: "Aynısı, insanların okuduğu kadar bekleyerek",
  campaign: "Bir kampanyanın ne diyeceğini söylediği otuz kişi",
  class: "Tek adresin ardındaki bir sınıf",
  poster: "Bir konserdeki afiş",
  others: "Bunların herhangi birinin yanındaki insanlar",
};
