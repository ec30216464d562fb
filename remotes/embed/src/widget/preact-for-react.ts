import {
  Component,
  type ComponentChild,
  createElement,
  type FunctionComponent,
  options,
  render,
  type VNode,
} from "preact";

// The React functions that the widget uses, implemented with Preact. Preact's
// own compatibility layer is made for any program, and would be a twentieth of
// the widget's size.

export { createElement, Fragment } from "preact";
export * from "preact/hooks";

type Props = Record<string, unknown>;

/** The target of compiled JSX. */
export function jsx(
  type: string | FunctionComponent<Props>,
  props: Props,
  key?: string | number,
) {
  return createElement(type, { ...props, key });
}
export { jsx as jsxs };

options.vnode = ({ type, props }: VNode<Props>) => {
  const mark = props.type === "radio" || props.type === "checkbox";
  // Browsers send `change` for text fields only when they lose the focus.
  if (type === "textarea" || (type === "input" && !mark))
    rename(props, "onChange", "onInput");
  if (type !== "svg") return;
  for (const name of Object.keys(props).filter((n) => /^stroke[A-Z]/.test(n)))
    rename(props, name, name.replace("stroke", "stroke-").toLowerCase());
};

options.event = (event) => Object.assign(event, { nativeEvent: event });

function rename(props: Props, from: string, to: string): void {
  if (!(from in props)) return;
  props[to] = props[from];
  delete props[from];
}

export function memo<P extends object>(part: FunctionComponent<P>) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const [now, then] = [Object.entries(this.props), Object.entries(next)];
      const known = new Map(now);
      return (
        now.length !== then.length ||
        then.some(([name, value]) => known.get(name) !== value)
      );
    }

    override render() {
      return createElement(part, this.props);
    }
  };
}

/** Runs immediately: Preact renders synchronously. */
export function startTransition(change: () => void): void {
  change();
}
export { startTransition as flushSync };

export function createRoot(place: Element) {
  // Content that a server rendered.
  place.replaceChildren();
  return {
    render(part: ComponentChild) {
      render(part, place);
    },
    unmount() {
      render(null, place);
    },
  };
}
