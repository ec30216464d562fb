/** As much as is allowed, and nowhere to break it. */
export declare const longWord: string;
/** As long, in words. */
export declare const longSentence =
  "Should the council close the old bridge to cars on weekdays between seven and nine in the morning, so that children can walk and cycle to both schools without waiting at the lights on Mill Road, even if the bus then takes four minutes more?";
export declare const terms: string[];
export declare const arabic: {
  questions: (
    | {
        text: string;
        options: {
          دائما: number;
          "\u0641\u064A \u0646\u0647\u0627\u064A\u0629 \u0627\u0644\u0623\u0633\u0628\u0648\u0639": number;
          أبدا: number;
          "\u0623\u0634\u062C\u0627\u0631 \u0623\u0643\u062B\u0631"?: never;
          "\u0645\u0642\u0647\u0649 \u062C\u064A\u062F"?: never;
          "\u0645\u0642\u0627\u0639\u062F \u0645\u0631\u064A\u062D\u0629"?: never;
          "\u062D\u0627\u0641\u0644\u0627\u062A \u062D\u062A\u0649 \u0627\u0644\u0645\u0633\u0627\u0621"?: never;
          "\u0645\u0644\u0639\u0628 \u0644\u0644\u0623\u0637\u0641\u0627\u0644"?: never;
          "\u0645\u0648\u0627\u0642\u0641 \u0644\u0644\u0633\u064A\u0627\u0631\u0627\u062A"?: never;
          "\u0644\u0627 \u0634\u064A\u0621"?: never;
        };
        total?: never;
      }
    | {
        text: string;
        total: number;
        options: {
          "\u0623\u0634\u062C\u0627\u0631 \u0623\u0643\u062B\u0631": number;
          "\u0645\u0642\u0647\u0649 \u062C\u064A\u062F": number;
          "\u0645\u0642\u0627\u0639\u062F \u0645\u0631\u064A\u062D\u0629": number;
          "\u062D\u0627\u0641\u0644\u0627\u062A \u062D\u062A\u0649 \u0627\u0644\u0645\u0633\u0627\u0621": number;
          "\u0645\u0644\u0639\u0628 \u0644\u0644\u0623\u0637\u0641\u0627\u0644": number;
          "\u0645\u0648\u0627\u0642\u0641 \u0644\u0644\u0633\u064A\u0627\u0631\u0627\u062A": number;
          "\u0644\u0627 \u0634\u064A\u0621": number;
          دائما?: never;
          "\u0641\u064A \u0646\u0647\u0627\u064A\u0629 \u0627\u0644\u0623\u0633\u0628\u0648\u0639"?: never;
          أبدا?: never;
        };
      }
  )[];
  keywords: {
    الأشجار: number;
    الحافلة: number;
    الظل: number;
    المقهى: number;
    الضوضاء: number;
    "\u0645\u0645\u0631 \u0627\u0644\u062F\u0631\u0627\u062C\u0627\u062A": number;
    السوق: number;
    النهر: number;
  };
  summary: string;
};
