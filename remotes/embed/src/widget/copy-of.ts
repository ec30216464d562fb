/** Preact empties a place before it draws: what was filled in is then to be found here alone. */
export function copyOf(place: HTMLElement): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(place.cloneNode(true));
  return copy;
}
