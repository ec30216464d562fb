import { Button } from "@nearsay/core/ui";
import Maximize from "lucide/dist/esm/icons/maximize.mjs";
import { useSyncExternalStore } from "react";
import { kiosk as texts } from "#messages";

/**
 * Shows the kiosk in full screen; renders nothing if it already is, or the
 * browser does not support it.
 */
export function FullScreenButton() {
  const offered = useSyncExternalStore(subscribe, canFill);
  if (!offered) return null;
  return (
    <Button
      icon={Maximize}
      onClick={() => {
        // A browser may refuse; the kiosk continues without full screen.
        document.documentElement.requestFullscreen().catch(() => undefined);
      }}
    >
      {texts.fullScreen}
    </Button>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

function canFill(): boolean {
  return document.fullscreenEnabled && document.fullscreenElement === null;
}
