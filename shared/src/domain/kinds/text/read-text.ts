import { answerMax } from "../../../contract/limit-values.ts";
import { lengthOf, trimText } from "../../text.ts";
import type { ReadAs } from "../kind.ts";

export const readText: ReadAs = (_question, answer) => {
  if (typeof answer !== "string") return { problem: "text" };
  const text = trimText(answer);
  if (lengthOf(text) > answerMax) return { problem: "long" };
  return { stored: text === "" ? null : text };
};
