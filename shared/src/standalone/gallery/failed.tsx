/** The words of what kept a state from coming about; the tests look for `data-failed`. */
export function Failed({ error }: { readonly error: unknown }) {
  const words = error instanceof Error ? error.message : String(error);
  // Testing Library says what is missing first, then writes the whole page down.
  return (
    <p role="alert" data-failed>
      {words.split("\n\n")[0]}
    </p>
  );
}
