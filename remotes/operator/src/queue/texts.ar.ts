import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "الاستطلاع",
  post: "المشاركة",
  reply: "الرد",
};

export const texts: Words<typeof english> = {
  about:
    "ما أبلغ عنه الناس، وما هو مخفي، وما يطلب أصحابه إظهاره من جديد: أقدم الطلبات أولًا، ثم الأثقل وزنًا.",
  loading: "جارٍ تحميل القائمة",
  list: "ما ينتظر",
  empty: "لا شيء ينتظر",
  emptyAbout: "لم يُبلغ أحد عن شيء، ولا شيء مخفي.",
  choose: ({ kind, id }) => `اختر ${names[kind]} ${id}`,
  all: "اختر كل ما يظهر هنا",
  chosen: (count) => `المختار: ${formatCount(count)}`,
  bulk: "ماذا يُفعل بكل ما اختير",
  bulkNamed: {
    hide: "أخفِ كل ما اختير",
    restore: "أظهر من جديد كل ما اختير",
    keep: "أبقِ كل ما اختير",
    remove: "احذف كل ما اختير",
  },
};
