import {
  Component,
  type ComponentChild,
  createElement,
  type FunctionComponent,
  options,
  render,
  type VNode,
} from "preact";

// What the widget uses of React, in terms of Preact. Preact's own stand-in is
// made for any program, and would be a twentieth of all that the widget weighs.

export { createElement, Fragment } from "preact";
export * from "preact/hooks";

type Props = Record<string, unknown>;

/** What JSX is compiled to. */
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
  // Of text, the browser itself tells a change only once it is left.
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

/** Nothing is put off, and what is drawn is drawn at once. */
export function startTransition(change: () => void): void {
  change();
}
export { startTransition as flushSync };

export function createRoot(place: Element) {
  // What a server drew.
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
