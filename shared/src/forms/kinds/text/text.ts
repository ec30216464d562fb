import { answerMax } from "../../../contract/limit-values.ts";
import { lengthOf, trimText } from "../../text.ts";
import { type Kind, fits } from "../kind.ts";

const read: Kind["read"] = (_question, answer) => {
  if (typeof answer !== "string") return { problem: "text" };
  const text = trimText(answer);
  if (lengthOf(text) > answerMax) return { problem: "long" };
  return { stored: text === "" ? null : text };
};

/** Stored as it is written; not counted. */
export const text: Kind = { read, check: fits, places: () => 0 };
