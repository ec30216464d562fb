import "@testing-library/jest-dom";
// First, because it checks what a test leaves behind.
import "./label-in-name.ts";
import { cleanup, configure } from "@testing-library/react";
import { fillLayout, fillPress, fillWebGlobals } from "./browser-gaps.ts";
import { assertQuietConsole, watchConsole } from "./console.ts";
import { fillDialog } from "./dialog.ts";
import { FakeEventSource } from "./fake-event-source.ts";

fillWebGlobals();
fillLayout();
fillPress();
fillDialog();
watchConsole();
// As in browser tests: five seconds are not enough if all processors are busy.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  FakeEventSource.opened = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, "");
  assertQuietConsole();
});
