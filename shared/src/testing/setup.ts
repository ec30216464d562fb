import "@testing-library/jest-dom";
import { cleanup } from "@testing-library/react";
import { fillLayout, fillWebGlobals } from "./browser-gaps.ts";
import { assertQuietConsole, watchConsole } from "./console.ts";
import { fillDialog } from "./dialog.ts";

fillWebGlobals();
fillLayout();
fillDialog();
watchConsole();

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  assertQuietConsole();
});
