import { siteAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import {
  type ComponentType,
  createElement,
  useCallback,
  useEffect,
  useState,
} from "react";
import { DrawnGround } from "./drawn-ground.tsx";
import type { Frame } from "./mercator.ts";
import type { Note } from "./note.ts";
import type { StyledGroundProps } from "./styled-ground.tsx";
import { map as texts } from "#messages";

interface GroundProps {
  readonly frame: Frame;
  readonly onNote: (note: Note) => void;
}

/** The base map below the markers: the operator's, if it can be shown, otherwise our own. */
export function Ground({ frame, onNote }: GroundProps) {
  const { map } = useAtomValue(siteAtom);
  const [failed, setFailed] = useState(false);
  const [canStyle] = useState(() => map !== undefined && hasWebGl());
  const fail = useCallback(() => setFailed(true), []);
  const isStyled = canStyle && !failed;
  const Styled = useStyledGround(isStyled, fail);
  if (map === undefined) return <DrawnGround frame={frame} onNote={onNote} />;
  if (isStyled)
    return (
      Styled && createElement(Styled, { map, frame, onNote, onFailure: fail })
    );
  const reason = failed ? texts.noStyle : texts.noWebGl;
  return <DrawnGround frame={frame} reason={reason} onNote={onNote} />;
}

/** Loaded only for sites with a configured map. */
function useStyledGround(
  isWanted: boolean,
  onFailure: () => void,
): ComponentType<StyledGroundProps> | null {
  const [Styled, setStyled] = useState<ComponentType<StyledGroundProps> | null>(
    null,
  );
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "map-ground" */ "./styled-ground.tsx").then(
      ({ StyledGround }) => setStyled(() => StyledGround),
      onFailure,
    );
  }, [isWanted, onFailure]);
  return Styled;
}

function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers limit the number of WebGL contexts.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
