import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { creator as texts } from "#messages";

const { formLoading, formFailed } = texts.questions;
const waiting = <Skeleton lines={2} label={formLoading} />;

/** Parts of the editor that a plain question does not need, in a separate chunk. */
export const KindFields = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-kind-fields" */ "../forms/kind-fields.tsx"
      )
    ).KindFields,
  waiting,
  formFailed,
);

export const MoreFields = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-more-fields" */ "../forms/more-fields.tsx"
      )
    ).MoreFields,
  waiting,
  formFailed,
);

export const QuestionMap = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-question-map" */ "../forms/question-map.tsx"
      )
    ).QuestionMap,
  null,
  null,
);

/** Preloads them, so that they are ready when they are opened. */
export function bringForms(): void {
  KindFields.bring();
  MoreFields.bring();
}
