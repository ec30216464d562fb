import { Late } from "./late.tsx";
import type { PagePlaceProps } from "./page-place.tsx";

const bring = () => import("./page-place.tsx");

/** Loaded on demand: few pages state their location. */
export function LatePagePlace(props: PagePlaceProps) {
  return (
    <Late bring={bring} draw={({ PagePlace }) => <PagePlace {...props} />} />
  );
}
