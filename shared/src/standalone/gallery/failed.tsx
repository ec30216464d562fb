/** The message of an error that prevented a state; the tests search for `data-failed`. */
export function Failed({ error }: { readonly error: unknown }) {
  const words = error instanceof Error ? error.message : String(error);
  // The first part of a Testing Library error says what is missing; the rest is
  // the complete page.
  return (
    <p role="alert" data-failed>
      {words.split("\n\n")[0]}
    </p>
  );
}
