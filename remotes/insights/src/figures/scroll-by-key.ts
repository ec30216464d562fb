/** A ref for what scrolls by itself: keys reach it while it holds more than it shows. */
export function scrollByKey(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver(() => {
    const overflows =
      element.scrollWidth > element.clientWidth ||
      element.scrollHeight > element.clientHeight;
    if (overflows) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => {
    observer.disconnect();
  };
}
