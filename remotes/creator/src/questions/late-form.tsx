import { Skeleton } from "@nearsay/core/ui";
import { late } from "@nearsay/core/ui/late";
import { texts } from "../texts.ts";

const { formLoading, formFailed } = texts.questions;
const waiting = <Skeleton lines={2} label={formLoading} />;

/** Parts of the editor that a plain question does without, in a code of their own. */
export const KindFields = late(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-kind-fields" */ "../forms/kind-fields.tsx"
      )
    ).KindFields,
  waiting,
  formFailed,
);

export const MoreFields = late(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-more-fields" */ "../forms/more-fields.tsx"
      )
    ).MoreFields,
  waiting,
  formFailed,
);

export const QuestionMap = late(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-question-map" */ "../forms/question-map.tsx"
      )
    ).QuestionMap,
  null,
  null,
);

/** So that they are there once something leads to them. */
export function bringForms(): void {
  KindFields.bring();
  MoreFields.bring();
}
