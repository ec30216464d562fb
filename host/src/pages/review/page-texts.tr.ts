import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "Bir yeri, etkinliği ya da hizmeti puanlayın; başkalarının ne düşündüğünü merak ederseniz ondan bir anket yapın.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "Lütfen yıldız sayısını seçin.",
  tooShort: (least) => `Lütfen en az ${formatCount(least)} karakter girin.`,
  tooLong: (most) => `Yorum ${formatCount(most)} karakteri aşıyor.`,
};
