import { type ComponentType, lazy, Suspense } from "react";

/**
 * A rarely shown component of the shell: its code loads when it is first shown,
 * and if it does not load the page works without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Nothing),
  }));
  return function LazyPart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
