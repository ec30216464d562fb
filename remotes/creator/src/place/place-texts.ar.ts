import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { placeTexts as english } from "./place-texts.ts";

export const placeTexts: Words<typeof english> = {
  picker: {
    name: "اسم المكان",
    hint: "ابدأ اسم مدينة أو بلدة أو حي؛ ويمكن أن تتبعه المنطقة أو البلد بعد فاصلة.",
    found: "الأماكن التي وُجدت",
    none: "لا يبدأ أي مكان هكذا. جرّب مكانًا أكبر قريبًا، أو نقطة على الخريطة.",
    failed: "لا يمكن البحث عن الأماكن الآن. تحقق من الاتصال واكتب من جديد.",
    missing: "اختر مكانًا من القائمة.",
    count: (count) =>
      plural(count, {
        zero: "لم يوجد أي مكان.",
        one: "وُجد مكان واحد. استخدم مفاتيح الأسهم.",
        two: "وُجد مكانان. استخدم مفاتيح الأسهم.",
        few: `وُجدت ${formatCount(count)} أماكن. استخدم مفاتيح الأسهم.`,
        many: `وُجد ${formatCount(count)} مكانًا. استخدم مفاتيح الأسهم.`,
        other: `وُجد ${formatCount(count)} مكان. استخدم مفاتيح الأسهم.`,
      }),
    label: ({ name, country }) => `${name}، ${country}`,
    about: ({ region, country }) =>
      region ? `${region}، ${country}` : country,
  },
  source: "أسماء الأماكن: GeoNames، CC BY 4.0",
  scope: {
    legend: "لمن هو؟",
    fixed: "لا يمكن تغيير ذلك بعد النشر.",
    everyone: "للجميع",
    kinds: {
      first: "يظهر أولًا لمن هم قريبون",
      only: "تدرجه القوائم لمن هم قريبون فقط",
      answer: "لا يجيب عنه إلا من هم قريبون",
    },
    about: {
      first: "تضعه قوائم من هم ضمن نصف القطر قبل الاستطلاعات الأخرى.",
      only: "لا تعرضه القوائم والبحث لغيرهم. من لديه رابطه يستطيع فتحه والإجابة عنه.",
      answer:
        "يراه الجميع. وللإجابة يسمح المرء بموقعه، ويجب أن يقع ضمن نصف القطر.",
    },
    radius: "مدى القرب",
    within: (km) => `ضمن ${formatCount(km)} كم`,
    proof:
      "تُقاس المسافة بين مربعات بنحو كيلومتر، من حيث يقول المتصفح إنه موجود. يستطيع المتصفح ادعاء أي مكان، فهذا يبعد العابرين لا من يريد الدخول.",
  },
};
