import type { EmbedVisit } from "@nearsay/core/contract";
import { Late } from "./late.tsx";
import type { Surroundings } from "./surroundings.ts";

const bring = () => import("./page-place.tsx");

/** Few pages say where they are. */
export function LatePagePlace(props: {
  readonly visit: EmbedVisit;
  readonly around: Surroundings;
  /** Told what goes along with the answers. */
  readonly onChange: (place: object) => void;
}) {
  const { near } = props.around;
  if (!near) return null;
  return (
    <Late
      bring={bring}
      draw={({ PagePlace }) => (
        <PagePlace
          near={near}
          asked={props.visit.asked}
          onChange={props.onChange}
        />
      )}
    />
  );
}
