import { limits } from "@nearsay/core/contract";

/** The maximum length, with no position to break the line at. */
export const longWord = "Waldweg".repeat(40).slice(0, limits.optionTextMax);

/** The same length, in words. */
export const longSentence =
  "Should the council close the old bridge to cars on weekdays between seven and nine in the morning, so that children can walk and cycle to both schools without waiting at the lights on Mill Road, even if the bus then takes four minutes more?";

export const terms = [
  ...["trees", "bus", "shade", "parking", "benches", "noise", "children"],
  ...["market", "bike lane", "café", "crossing", "lamps", "river", "dogs"],
  ...["playground", "late buses", "bridge", "fountain", "library", "waste"],
  ...["school", "speed", "snow", "toilets"],
];

export const arabic = {
  questions: [
    {
      text: "متى يجب إغلاق الشارع القديم أمام السيارات؟",
      options: { دائما: 31, "في نهاية الأسبوع": 42, أبدا: 9 },
    },
    {
      text: "ما الذي يجعلك تزور السوق أكثر؟",
      total: 78,
      options: {
        "أشجار أكثر": 51,
        "مقهى جيد": 38,
        "مقاعد مريحة": 29,
        "حافلات حتى المساء": 24,
        "ملعب للأطفال": 17,
        "مواقف للسيارات": 11,
        "لا شيء": 3,
      },
    },
  ],
  keywords: {
    الأشجار: 34,
    الحافلة: 27,
    الظل: 21,
    المقهى: 16,
    الضوضاء: 12,
    "ممر الدراجات": 9,
    السوق: 7,
    النهر: 4,
  },
  summary:
    "أجاب 82 شخصا عن السؤال الأول. يريد 51% إغلاق الشارع في نهاية الأسبوع. ويذكر معظمهم الأشجار والظل.",
};
