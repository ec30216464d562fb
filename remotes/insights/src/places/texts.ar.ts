import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "الإجابات من",
  from: {
    all: (count) => `الكل (${count})`,
    here: (count) => `هنا (${count})`,
    elsewhere: (count) => `أماكن أخرى (${count})`,
  },
  people: (shares) =>
    `الناس هنا: اختار ${shares.here} الخيار ${shares.option} في ${shares.question} (العدد ${shares.hereCount})؛ وفي أماكن أخرى ${shares.elsewhere} (العدد ${shares.elsewhereCount})، أي ${shares.points > 0 ? "أقل" : "أكثر"} بمقدار ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "نقطة", two: "نقطتين", few: "نقاط", many: "نقطة", other: "نقطة" })}.`,
  alike: "اختار الناس هنا وفي أماكن أخرى اختيارًا متشابهًا.",
  incomparable: "لا سؤال له أرقام من كليهما بعد.",
  points: "بجانب كل خيار الفرق بالنقاط المئوية عن الآخرين.",
  claimed: "بحسب أجهزة من سمحوا باحتساب ذلك. يمكن للجهاز أن يدّعي أي مكان.",
  notYet:
    "تظهر الإجابات من هنا ومن أماكن أخرى على حدة حين تدخل الأرقام مجموعة من كل منهما.",
  failed: "تعذّر تحميل الأرقام من هناك.",
  map: {
    title: "خريطة الإجابات",
    question: "السؤال",
    option: "الإجابة",
    finding: (option, question) => `من اختار ${option} في ${question}`,
    people: (squares) =>
      `${plural(squares, { zero: "لا مربعات", one: "مربع واحد", two: "مربعان", few: `${formatCount(squares)} مربعات`, many: `${formatCount(squares)} مربعًا`, other: `${formatCount(squares)} مربع` })}`,
    note: (least, elsewhere) =>
      `النِّسب في كل مربع فيه ${least} أشخاص أو أكثر، والشمال في الأعلى. يحتسب المربع الأكبر من كان في مربعهم الأصغر عدد قليل جدًا. خارج الخريطة: ${elsewhere}. بحسب أجهزة الناس.`,
    none: "لا خريطة بعد",
    awaited: (least) =>
      `تظهر المربعات حين يكون في أحدها ${least} أشخاص، ومثلهم في أماكن أخرى.`,
    square: "المربع",
    squareAt: (middle, kilometres) =>
      `${formatCount(kilometres)} كم حول ${middle}`,
    count: "الأشخاص",
    share: "النسبة",
    save: "احفظ بصيغة GeoJSON",
    failed: "تعذّر تحميل خريطة الإجابات.",
  },
};
