/** Resolves after the browser has rendered what is ready and has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) {
      requestIdleCallback(() => resolve(), { timeout: 10_000 });
    } else setTimeout(resolve, 100);
  });
}
