import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "Bu sayfanın yeri benim yerim olarak sayılsın",
  countedAs: {
    here: "Şöyle sayılır: burada. Bu sayfanın yeri.",
    near: "Şöyle sayılır: 10 km içinde. Bu sayfanın yeri.",
    region: "Şöyle sayılır: 50 km içinde. Bu sayfanın yeri.",
    far: "Şöyle sayılır: daha uzakta. Bu sayfanın yeri.",
  },
  uncounted: "Yanıtınız yersiz sayılır.",
};
