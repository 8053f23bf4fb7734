/** App code for the current settings of a figure. */
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
