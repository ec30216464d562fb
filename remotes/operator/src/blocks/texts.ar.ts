import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "الاستطلاع",
  post: "المشاركة",
  reply: "الرد",
};

const one = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

export const texts: Words<typeof english> = {
  about:
    "يُرفض من كتب هذه حين ينشر أو يجيب أو يكتب أو يُعجب أو يُبلغ. لا شيء هنا يقول من هم، ولا هل اثنان منهم شخص واحد. لحظر شخص افتح ما كتبه.",
  loading: "جارٍ تحميل الحظر",
  list: "الحظر",
  empty: "لا أحد محظور",
  emptyAbout: "احظر صاحب شيء مما ينتظر القرار أو من ملفه.",
  author: (thing) => `صاحب ${one(thing)}`,
  made: "<when></when>، حظره <who></who>",
  end: "ارفع الحظر",
  endNamed: (thing) => `ارفع الحظر عن صاحب ${one(thing)}`,
  ended: (thing) =>
    `رُفع الحظر المتعلق بـ: ${one(thing)}. من هو محظور لشيء آخر أيضًا يبقى كذلك.`,
};
