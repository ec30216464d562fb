import Type from "typebox";
import { limits } from "../limits.ts";
import { Nullable } from "./parts.ts";

/** Cursor of operators' lists. */
export const Next = Nullable(
  Type.String({
    description: "What to ask for the next page with; null on the last one",
  }),
);

export const After = Type.Object({
  after: Type.Optional(
    Type.String({
      maxLength: limits.listCursorMax,
      description: "`next` of the page before",
    }),
  ),
});
