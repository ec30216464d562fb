/** The text above a chart, for pages rendered by React. */
export function Caption({ title, finding, note }) {
  return (
    <>
      <h2>{title}</h2>
      {finding && (
        <p>
          <strong>{finding}</strong>
        </p>
      )}
      {note && <p>{note}</p>}
    </>
  );
}
