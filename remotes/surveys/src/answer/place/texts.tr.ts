import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Nerede olduğum sayılsın",
  countedAs: {
    here: "Şöyle sayılır: burada. Yerinizden başka bir şey saklanmaz.",
    near: "Şöyle sayılır: 10 km içinde. Yerinizden başka bir şey saklanmaz.",
    region: "Şöyle sayılır: 50 km içinde. Yerinizden başka bir şey saklanmaz.",
    far: "Şöyle sayılır: daha uzakta. Yerinizden başka bir şey saklanmaz.",
  },
  inSquare:
    "Haritanın içinde en az 10 kişi olan bir karesinde sayılır. O zamana kadar yaklaşık 1 km’lik kareniz saklanır.",
  uncounted: "Yanıtınız yersiz sayılır.",
  unknown:
    "Bu anket yanıtların nereden geldiğini sayar. Bu sayfa yerinizi bilmediği için yanıtınız yersiz sayılır.",
  enable: "Yaklaşık konumumu kullan",
};
