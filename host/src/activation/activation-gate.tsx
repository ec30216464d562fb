import {
  getActivationStatus,
  takePreloadedActivation,
} from "./activation-calls.ts";
import type { ActivationStatus } from "@nearsay/core/contract";
import {
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type Location,
  matchPath,
  Navigate,
  type NavigationType,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { host as texts } from "#messages";
import styles from "./activation-gate.module.css";

const invitePath = "/invite";
/** Opened with an operator's key, which is used to create invitations. */
const operatorPath = "/operate";
/** Milliseconds after which the check is not waited for any longer. */
const timeoutMs = 2_000;

/** Location of the shown page, which may lag behind the address. */
export interface Shown {
  readonly location: Location;
  /** How it was reached. */
  readonly navigation: NavigationType;
}

/**
 * Keeps visitors without an invitation on /invite while one is required, except
 * on the operators' page. Asks the server on every path change: nothing is
 * shown before the first response; later, the previous page stays until the
 * response arrives.
 */
export function ActivationGate({
  children,
}: {
  children: (shown: Shown) => ReactNode;
}) {
  const location = useLocation();
  const navigation = useNavigationType();
  const decision = useDecision(location.pathname);
  const [shown, setShown] = useState<Shown | null>(null);

  const admitted = decision?.destination === location.pathname;
  if (admitted && shown?.location !== location) {
    setShown({ location, navigation });
  }
  const redirected = decision?.asked === location.pathname && !admitted;
  return (
    <>
      {redirected && <Navigate to={decision.destination} replace />}
      {shown ? children(shown) : <Checking />}
    </>
  );
}

function Checking() {
  return (
    <main>
      <div role="status">
        <h1 className={styles.checking}>{texts.loading}</h1>
      </div>
    </main>
  );
}

/** Valid for the path that was checked, and for its redirect target. */
interface Decision {
  readonly asked: string;
  readonly destination: string;
}

/** The last decision; null before the first. */
function useDecision(pathname: string): Decision | null {
  const [decision, setDecision] = useState(() => preloadedDecision(pathname));
  const known = useRef(decision !== null);
  useEffect(() => {
    if (known.current) {
      known.current = false;
      return;
    }
    const controller = new AbortController();
    void isLocked(controller.signal).then((locked) => {
      if (controller.signal.aborted) return;
      // The admitted page is rendered without blocking input.
      startTransition(() => setDecision(decide(pathname, locked)));
    });
    return () => controller.abort();
  }, [pathname]);
  return decision;
}

/** From the inlined reply: without a request. */
function preloadedDecision(pathname: string): Decision | null {
  const status = takePreloadedActivation();
  return status ? decide(pathname, isClosed(status)) : null;
}

/** A site whose activation cannot be checked is treated as open. */
async function isLocked(signal: AbortSignal): Promise<boolean> {
  try {
    return isClosed(await getActivationStatus({ signal, timeoutMs }));
  } catch {
    return false;
  }
}

function isClosed({ required, ok }: ActivationStatus): boolean {
  return required && !ok;
}

function decide(asked: string, locked: boolean): Decision {
  const invited = matchPath(invitePath, asked) !== null;
  const admitted = invited || matchPath(operatorPath, asked) !== null;
  if (locked) return { asked, destination: admitted ? asked : invitePath };
  return { asked, destination: invited ? "/" : asked };
}
