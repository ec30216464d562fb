import { useEffect, useEffectEvent, useRef } from "react";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapSettings } from "../../contract/index.ts";
import { readAttribution } from "./attribution.tsx";
import styles from "./map.module.css";
import type { Frame } from "./mercator.ts";
import type { Note } from "./note.ts";
import { openStyledMap } from "./styled-map.ts";
import { map as texts } from "#messages";

export interface StyledGroundProps {
  readonly map: MapSettings;
  readonly frame: Frame;
  readonly onNote: (note: Note) => void;
  /** Called if nothing of it can be shown. */
  readonly onFailure: () => void;
}

/** The operator's map, drawn by MapLibre, which handles no user input. */
export function StyledGround(props: StyledGroundProps) {
  const { map: settings, frame } = props;
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<MapLibreMap | null>(null);
  const start = useEffectEvent(() => frame);
  const fail = useEffectEvent(() => props.onFailure());
  const say = useEffectEvent((map: MapLibreMap, isWhole: boolean) =>
    props.onNote(
      <>
        {!isWhole && <span>{texts.notWhole} </span>}
        {readAttribution(map)}
      </>,
    ),
  );
  useEffect(() => {
    const container = element.current;
    if (container === null) return;
    const handlers = {
      onFailure: () => fail(),
      onDrawn: (map: MapLibreMap, isWhole: boolean) => say(map, isWhole),
    };
    const opening = openStyledMap(container, settings, start().view, handlers);
    opening.then(
      ({ map }) => {
        opened.current = map;
        show(map, start());
      },
      () => fail(),
    );
    return () => {
      opened.current = null;
      opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [settings]);
  useEffect(() => {
    if (opened.current) show(opened.current, frame);
  }, [frame]);
  return <div ref={element} className={styles.styled} aria-hidden="true" />;
}

function show(map: MapLibreMap, { view, size }: Frame): void {
  const { clientWidth, clientHeight } = map.getCanvas();
  if (clientWidth !== size.width || clientHeight !== size.height) map.resize();
  const { lat, lng } = view.center;
  map.jumpTo({ center: [lng, lat], zoom: view.zoom });
}
