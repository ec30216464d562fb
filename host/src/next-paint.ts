/** Resolves once what was just rendered is on the screen; soon, too, in a tab nobody looks at. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, 500);
    requestAnimationFrame(() => {
      setTimeout(() => {
        clearTimeout(hidden);
        resolve();
      });
    });
  });
}
