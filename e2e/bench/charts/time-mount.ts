declare global {
  interface Window {
    /** Draws the charts in the page's container. */
    mount: () => void;
  }
}

/**
 * Runs in the page: mounts, and returns the milliseconds from the call to the
 * end of the last frame that changed anything, after nothing has changed for
 * half a second. A frame ends with the task after it: by then script, layout
 * and painting have finished on the page's thread.
 *
 * @throws Error when a canvas changes after the last observed change.
 */
export async function timeMount(): Promise<number> {
  const stage = document.getElementById("stage");
  if (!stage) throw new Error("There is no stage.");
  let changed = false;
  let painted = 0;
  let pictures = "";
  new MutationObserver(() => {
    changed = true;
  }).observe(stage, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const start = performance.now();
  window.mount();
  for (let still = 0; still < (painted > 0 ? 30 : 600); still++) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    if (!changed) continue;
    painted = performance.now() - start;
    changed = false;
    still = 0;
    pictures = Array.from(stage.querySelectorAll("canvas"), (canvas) =>
      canvas.toDataURL(),
    ).join();
  }
  const last = Array.from(stage.querySelectorAll("canvas"), (canvas) =>
    canvas.toDataURL(),
  ).join();
  if (last !== pictures) throw new Error("A canvas was drawn on later.");
  return painted;
}
