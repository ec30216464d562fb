import { assertQuietConsole, watchConsole } from "./console.ts";

watchConsole();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  assertQuietConsole();
});
