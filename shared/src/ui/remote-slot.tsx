import {
  Component,
  createElement,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { ExposedModule, ExposedModules } from "../contract/index.ts";
import { announce } from "./announce.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import {
  RemoteError,
  useRemoteLoader,
  type RemoteComponent,
} from "./remote-loader.tsx";
import styles from "./remote-slot.module.css";
import { remote as remoteTexts } from "#messages";

export interface RemoteSlotProps<M extends ExposedModule> {
  readonly name: M;
  readonly props: ExposedModules[M];
  /** Shown while loading, in the size of the remote. */
  readonly skeleton: ReactNode;
  /**
   * For a page that consists of this slot: shown above the error, instead of
   * the remote's own heading.
   */
  readonly heading?: string | undefined;
}

/**
 * A slot for a separately deployed remote: its skeleton, then the remote, or
 * the error with a way to try again.
 */
export function RemoteSlot<M extends ExposedModule>(props: RemoteSlotProps<M>) {
  const { report } = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const retried = attempt > 0;
  const slot = (
    <SlotBoundary
      key={`${props.name} ${String(attempt)}`}
      name={props.name}
      heading={props.heading}
      report={report}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <LoadedRemote {...props} retried={retried} />
    </SlotBoundary>
  );
  return retried ? <FocusKeeper key={attempt}>{slot}</FocusKeeper> : slot;
}

/** Takes the focus from the removed button, and keeps it while its content changes. */
function FocusKeeper({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}

/** @param slot `retried` means that a person requested it again and is waiting. */
function LoadedRemote<M extends ExposedModule>(
  slot: RemoteSlotProps<M> & { readonly retried: boolean },
) {
  const { name, props, skeleton, retried } = slot;
  const loader = useRemoteLoader();
  const [state, setState] = useState<SlotState<M>>(() => ({
    component: loader.loaded(name),
  }));
  useLayoutEffect(() => {
    let current = true;
    const show = (next: SlotState<M>) => {
      if (current) startTransition(() => setState(next));
    };
    loader.load(name).then(
      (component) => {
        if (current && retried)
          announce(remoteTexts.arrived({ name: nameOf(name) }));
        show({ component });
      },
      (error: unknown) => show({ error: asRemoteError(error, name) }),
    );
    return () => {
      current = false;
    };
  }, [loader, name, retried]);
  if (state.error) throw state.error;
  if (!state.component) return <div aria-busy="true">{skeleton}</div>;
  return createElement(state.component, props);
}

interface SlotState<M extends ExposedModule> {
  component?: RemoteComponent<M> | undefined;
  error?: RemoteError | undefined;
}

interface BoundaryProps {
  readonly name: ExposedModule;
  readonly heading: string | undefined;
  readonly report: ((error: RemoteError) => void) | undefined;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly cause: unknown } | null;
}

class SlotBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { failure: { cause } };
  }

  override componentDidCatch(cause: unknown) {
    this.props.report?.(asRemoteError(cause, this.props.name));
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { name, heading, onRetry } = this.props;
    const error = asRemoteError(failure.cause, name);
    return <SlotFailure error={error} heading={heading} onRetry={onRetry} />;
  }
}

interface SlotFailureProps {
  readonly error: RemoteError;
  readonly heading: string | undefined;
  readonly onRetry: () => void;
}

/** For users, as the subject of a sentence. */
function nameOf(module: ExposedModule): string {
  return remoteTexts.name({ module: module.replace(/.*\//, "") });
}

function SlotFailure({ error, heading, onRetry }: SlotFailureProps) {
  const crashed = error.phase === "render";
  return (
    <div className={styles.failure}>
      {heading !== undefined && <h1>{heading}</h1>}
      <Notice
        tone="danger"
        title={
          crashed
            ? remoteTexts.crashed({ name: nameOf(error.module) })
            : remoteTexts.title({ name: nameOf(error.module) })
        }
        action={<Button onClick={onRetry}>{remoteTexts.retry}</Button>}
      >
        {crashed
          ? remoteTexts.crashReason
          : remoteTexts.reason({ reason: error.reason })}
      </Notice>
    </div>
  );
}

/**
 * A failure of a slot inside a remote remains that slot's; anything else is a
 * crash while rendering.
 */
function asRemoteError(cause: unknown, name: ExposedModule): RemoteError {
  if (cause instanceof RemoteError) return cause;
  return new RemoteError(name, "render", "failed", cause);
}
