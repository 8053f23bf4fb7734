/** The settings as a reader would write them. */
export function CodeLine({code}: {readonly code: string}) {
  return (
    <div className="CodeLine">
      <p>In code</p>
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  );
}
