const openers = new WeakMap<HTMLDialogElement, Element | null>();

const FOCUSABLE =
  "[autofocus], button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex='-1'])";

/** Adds modal dialogs to jsdom: focus in, Escape with `cancel`, focus back. */
export function fillDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.show = function show() {
    this.open = true;
  };
  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException("already open", "InvalidStateError");
    openers.set(this, document.activeElement);
    this.open = true;
    this.addEventListener("keydown", cancelOnEscape);
    (this.querySelector<HTMLElement>(FOCUSABLE) ?? this).focus();
  };
  prototype.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.removeEventListener("keydown", cancelOnEscape);
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event("close"));
  };
}

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const allowed = this.dispatchEvent(new Event("cancel", { cancelable: true }));
  if (allowed) this.close();
}
