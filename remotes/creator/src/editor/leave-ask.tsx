import { useNavigate } from "@nearsay/core/router";
import { Button, Dialog } from "@nearsay/core/ui";
import { useEffect, useRef, useState } from "react";
import { creator as texts } from "#messages";

/** The navigation that was stopped by the question. */
type Way = Pick<NavigateEvent, "destination" | "navigationType">;

interface LeaveAsk {
  /** Whether the question is open. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Stops asking from then on. */
  readonly disarm: () => void;
}

/**
 * Asks before the page is left while there is something to lose. If the browser
 * does not report navigations within the app, only reloading and closing ask.
 */
export function useLeaveAsk(active: boolean): LeaveAsk {
  const [way, setWay] = useState<Way | null>(null);
  const disarmed = useRef(false);
  const leaving = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!disarmed.current && !leaving.current) event.preventDefault();
    };
    const onNavigate = (event: NavigateEvent) => {
      if (disarmed.current || !event.cancelable || !leadsAway(event)) return;
      if (leaving.current) {
        leaving.current = false;
        return;
      }
      event.preventDefault();
      const { destination, navigationType } = event;
      setWay({ destination, navigationType });
    };
    const { navigation } = window as Partial<Window>;
    window.addEventListener("beforeunload", onUnload);
    navigation?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [active]);

  function disarm() {
    disarmed.current = true;
  }

  function leave() {
    if (way === null) return;
    // A user who turns back before the other page has loaded is still here.
    setWay(null);
    leaving.current = true;
    const { key, url } = way.destination;
    if (way.navigationType === "traverse") {
      window.navigation.traverseTo(key);
      return;
    }
    const { pathname, search, hash } = new URL(url);
    void navigate(pathname + search + hash);
  }

  return {
    asking: way !== null,
    stay: () => setWay(null),
    leave,
    disarm,
  };
}

/** Another page of the app; `beforeunload` asks before a full page load. */
function leadsAway({ destination }: NavigateEvent): boolean {
  const { pathname } = new URL(destination.url);
  return destination.sameDocument && pathname !== location.pathname;
}

/** Asks whether to leave. */
export function LeaveDialog(props: {
  readonly ask: LeaveAsk;
  /** What happens to the text that was written. */
  readonly about: string;
}) {
  const { ask, about } = props;
  return (
    <Dialog
      open={ask.asking}
      title={texts.leave.title}
      description={about}
      onClose={ask.stay}
      actions={
        <>
          <Button onClick={ask.leave}>{texts.leave.leave}</Button>
          <Button variant="filled" onClick={ask.stay}>
            {texts.leave.stay}
          </Button>
        </>
      }
    />
  );
}
