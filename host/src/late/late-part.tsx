import { type ComponentType, lazy, Suspense } from "react";

/** A part of the shell that few see: its code comes when it is first shown, and where it does not come the page goes on without. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Nothing),
  }));
  return function LatePart(props) {
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
