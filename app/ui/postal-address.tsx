/** An address written in one line with commas, set as on an envelope. */
export function PostalAddress({ address }: { address: string }) {
  const lines = address
    .split(",")
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span className="block" key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}
