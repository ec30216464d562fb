import "@nearsay/core/ui/styles.css";
import "./kiosk.css";
import { createRoot } from "react-dom/client";
import { KioskApp } from "./kiosk-app.tsx";
import { openKioskStore } from "./kiosk-store.ts";
import { MessageScreen } from "./screens.tsx";
import { kiosk as texts } from "#messages";

const element = document.getElementById("root");
if (element) {
  const root = createRoot(element);
  root.render(<MessageScreen title={texts.loading} />);
  openKioskStore().then(
    (store) => root.render(<KioskApp store={store} />),
    () => root.render(<MessageScreen {...texts.noStorage} />),
  );
}

// So that the browser does not free storage by deleting unsent responses.
void navigator.storage?.persist?.();

// Browsers allow service workers only on secure pages: elsewhere the kiosk
// needs a connection to open.
void navigator.serviceWorker
  ?.register("/kiosk-worker.js", { scope: "/kiosk" })
  .catch(() => undefined);
