import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedKind, string> = {
  survey: "Anket",
  post: "Gönderi",
  reply: "Yanıt",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const weightOf = (weight: number) =>
  `ağırlık ${formatCount(Math.round(weight * 100) / 100)}`;

const things = (count: number) => `${formatCount(count)} öğe`;

const acts = {
  hide: "Gizle",
  restore: "Yeniden göster",
  keep: "Koru",
  remove: "Sil",
  block: "Yazanı engelle",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join(", "),
  states: { visible: "Gösteriliyor", hidden: "Gizli", kept: "Korunuyor" },
  appealed: "Yazan yeniden bakılmasını istiyor",
  appeal: "Yazanın gerekçesi (<when></when>):",
  under: (thing, surveyId) => `Anket ${surveyId} altında: ${nameOf(thing)}`,
  reports: (count, weight) =>
    `${formatCount(count)} bildirim, ${weightOf(weight)}`,
  noReports: "Sayılan bildirim yok",
  reasons: "Bildirimlerin nedenleri",
  reason: (count, weight) => `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove}…`,
  },
  block: `${acts.block}…`,
  named: (act, thing) => `${acts[act]}: ${nameOf(thing)}`,
  done: {
    hide: (count) => `${things(count)} gizlendi.`,
    restore: (count) => `${things(count)} yeniden gösterildi.`,
    keep: (count) => `${things(count)} korundu.`,
    remove: (count) => `${things(count)} silindi.`,
  },
  gone: (all) => `Zaten silinmişti: ${all.map(nameOf).join(", ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "Bu kalıcı olarak silinsin mi?"
        : `${things(count)} kalıcı olarak silinsin mi?`,
    about:
      "Altındaki her şey de gider: anketin yanıtları ve gönderileri, gönderinin yanıtları. Kimse geri getiremez. Yalnızca gözden kaldırmak için gizleyin.",
    action: "Kalıcı olarak sil",
  },
  blockAsk: {
    title: "Bunu yazan engellensin mi?",
    about:
      "Artık yayımlayamaz, yanıtlayamaz, yazamaz, beğenemez ve bildiremez. Denediğinde bunu öğrenir; yine de okuyabilir, yeniden bakılmasını isteyebilir ve kendine ait olanı geri alabilir. Kim olduğu kimseye, size bile söylenmez.",
    action: "Engelle",
    done: (thing) => `Yazan engellendi: ${nameOf(thing)}.`,
  },
  explain: "Bunlar ne yapar",
  explained: [
    [
      acts.hide,
      "Yazandan başka kimse görmez; o da yeniden bakılmasını isteyebilir.",
    ],
    [
      acts.restore,
      "Herkes görür. Bildirimleri artık sayılmaz; yanlış sayılırlar.",
    ],
    [acts.keep, "Eskisi gibi kalır; sonraki bildirimler de onu gizleyemez."],
    [acts.remove, "Altındaki her şeyle birlikte kalıcı olarak gider."],
    [
      acts.block,
      "Bundan sonra yaptıklarını geri çevirir, kim olduğunu söylemeden.",
    ],
  ],
};
