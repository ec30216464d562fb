import { limits } from "@nearsay/core/contract";

/** The maximum length, with no position to break the line at. */
export const longWord = "Waldweg".repeat(40).slice(0, limits.titleMax);

export const longTitle =
  "Should the council close the old bridge to cars on weekdays between seven and nine in the morning, so that children can walk and cycle to both schools without waiting at the lights on Mill Road, even if the bus then takes four minutes more?";

export const longInstructions =
  "Think of an ordinary weekday, not of a holiday. "
    .repeat(30)
    .slice(0, limits.instructionsMax);

export const arabic = {
  title: "هل يجب إغلاق الشارع القديم أمام السيارات؟",
  instructions: "فكّر في يوم عمل عادي.",
  question: "متى يجب إغلاقه؟",
  options: ["دائما", "في نهاية الأسبوع", "أبدا"],
};

export const emoji = "🚲 or 🚗? 👩‍👩‍👧‍👦 in 🏳️‍🌈 Elm Street 🌳🌳🌳";
