import { Late } from "./late.tsx";
import type { PagePlaceProps } from "./page-place.tsx";

const bring = () => import("./page-place.tsx");

/** Few pages say where they are. */
export function LatePagePlace(props: PagePlaceProps) {
  return (
    <Late bring={bring} draw={({ PagePlace }) => <PagePlace {...props} />} />
  );
}
