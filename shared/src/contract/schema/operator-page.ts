import Type from "typebox";
import { limits } from "../limits.ts";
import { Nullable } from "./parts.ts";

/** Cursor of operators' lists. */
export const Next = Nullable(
  Type.String({
    description: "Cursor of the next page. Null on the last page.",
  }),
);

export const After = Type.Object({
  after: Type.Optional(
    Type.String({
      maxLength: limits.listCursorMax,
      description: "`next` of the previous page.",
    }),
  ),
});
