import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import {
  type Frame,
  moved,
  type Pixel,
  type View,
  zoomed,
} from "./mercator.ts";

/** Maximum movement of a click in CSS pixels: a finger moves a little, too. */
const slop = 6;

export interface Gestures {
  onView: (view: View) => void;
  /** Called for a click on the map that neither moves it nor hits a marker. */
  onPress: (at: Pixel, isDouble: boolean) => void;
}

/**
 * Moves and zooms a map with mouse, pen, fingers and wheel.
 * @param element The element whose box the map fills.
 */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  frame: Frame,
  gestures: Gestures,
) {
  const pointers = useRef(new Map<number, Pixel>());
  const start = useRef<Pixel | null>(null);
  const wasDragged = useRef(false);
  // Several events may arrive before a view is rendered.
  const latest = useRef(frame);
  useEffect(() => {
    latest.current = frame;
  });

  function show(view: View): void {
    latest.current = { ...latest.current, view };
    gestures.onView(view);
  }

  function locate(event: { clientX: number; clientY: number }): Pixel {
    const box = element.current?.getBoundingClientRect();
    const { left = 0, top = 0 } = box ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 40 : 1;
    const turned = (event.deltaY * lines) / (event.ctrlKey ? 100 : 400);
    const steps = Math.max(-1, Math.min(1, -turned));
    show(zoomed(latest.current, steps, locate(event)));
  });
  const click = useEffectEvent((event: MouseEvent) => {
    if (wasDragged.current) event.stopPropagation();
    else if ((event.target as Element).closest("button") === null)
      gestures.onPress(locate(event), event.detail === 2);
  });

  useEffect(() => {
    const box = element.current;
    const onWheel = (event: WheelEvent) => wheel(event);
    const onClick = (event: MouseEvent) => click(event);
    // React's own listener is passive, so it could not prevent the page from
    // scrolling.
    box?.addEventListener("wheel", onWheel, { passive: false });
    box?.addEventListener("click", onClick, { capture: true });
    return () => {
      box?.removeEventListener("wheel", onWheel);
      box?.removeEventListener("click", onClick, { capture: true });
    };
  }, [element]);

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) {
      wasDragged.current = false;
      start.current = locate(event);
    }
    pointers.current.set(event.pointerId, locate(event));
  }

  function move(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = locate(event);
    const from = start.current ?? now;
    const isOne = pointers.current.size === 1;
    if (!wasDragged.current) {
      if (isOne && Math.hypot(now.x - from.x, now.y - from.y) < slop) return;
      wasDragged.current = true;
      for (const id of pointers.current.keys())
        element.current?.setPointerCapture?.(id);
    }
    const [other] = [...pointers.current]
      .filter(([id]) => id !== event.pointerId)
      .map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    show(dragged(latest.current, before, now, other));
  }

  function release(event: PointerEvent): void {
    pointers.current.delete(event.pointerId);
  }

  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** One pointer drags the map; two keep the locations below them. */
function dragged(
  frame: Frame,
  before: Pixel,
  now: Pixel,
  other: Pixel | undefined,
): View {
  if (other === undefined)
    return moved(frame, { x: before.x - now.x, y: before.y - now.y });
  const apart = ({ x, y }: Pixel) =>
    Math.max(1, Math.hypot(x - other.x, y - other.y));
  const steps = Math.log2(apart(now) / apart(before));
  const half = { x: (before.x - now.x) / 2, y: (before.y - now.y) / 2 };
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  return zoomed({ ...frame, view: moved(frame, half) }, steps, middle);
}
