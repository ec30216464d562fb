import { type Analytics, figureOf } from "@nearsay/core/contract";
import type { Side } from "@nearsay/core/charts";
import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { insights as texts } from "#messages";

/** Loaded on demand: few surveys ask for more than text and choices. */
const LazyFigures = lazyComponent(
  async () => {
    const { KindsFigures } = await import(
      /* webpackChunkName: "kinds" */ "./kinds-figures.tsx"
    );
    return KindsFigures;
  },
  <Skeleton blockSize="12rem" label={texts.loading} />,
  texts.kindsNotLoaded,
);

export function LazyKinds(props: {
  readonly analytics: Analytics;
  readonly sides: readonly Side[];
}) {
  const { analytics } = props;
  const needed = Object.values(analytics.kinds).some(({ form }) => {
    const figure = figureOf(form.kind);
    return figure === "statements" || figure === "places";
  });
  return needed && <LazyFigures {...props} />;
}
