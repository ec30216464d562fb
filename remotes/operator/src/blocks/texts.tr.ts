import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "Anket",
  post: "Gönderi",
  reply: "Yanıt",
};

const one = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

export const texts: Words<typeof english> = {
  about:
    "Bunları yazanlar yayımlarken, yanıtlarken, yazarken, beğenirken veya bildirirken geri çevrilir. Burada hiçbir şey kim olduklarını ya da ikisinin aynı kişi olup olmadığını söylemez. Birini engellemek için yazdığını açın.",
  loading: "Engeller yükleniyor",
  list: "Engeller",
  empty: "Engellenen yok",
  emptyAbout: "Bir şeyin yazanını sıradan veya dosyasından engelleyin.",
  author: (thing) => `${one(thing)}: yazan`,
  made: "<when></when>, engelleyen: <who></who>",
  end: "Engeli kaldır",
  endNamed: (thing) => `Engeli kaldır: ${one(thing)} yazarı`,
  ended: (thing) =>
    `${one(thing)} için engel kaldırıldı. Başka bir şey için de engelli olan engelli kalır.`,
};
