import { Button } from "@nearsay/core/ui";
import Maximize from "lucide/dist/esm/icons/maximize.mjs";
import { useSyncExternalStore } from "react";
import { texts } from "./texts.ts";

/** Gives the kiosk the whole screen; nothing where it has it, or the browser gives none. */
export function FullScreenButton() {
  const offered = useSyncExternalStore(subscribe, canFill);
  if (!offered) return null;
  return (
    <Button
      icon={Maximize}
      onClick={() => {
        // A browser that refuses has its reasons; the kiosk goes on as it is.
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
