import { LazyContent } from "./lazy-content.tsx";
import type { PagePlaceProps } from "./page-place.tsx";

const bring = () => import("./page-place.tsx");

/** Loaded on demand: few pages state their location. */
export function LazyPagePlace(props: PagePlaceProps) {
  return (
    <LazyContent
      bring={bring}
      draw={({ PagePlace }) => <PagePlace {...props} />}
    />
  );
}
