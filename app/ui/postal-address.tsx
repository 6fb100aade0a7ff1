/** Shows a one-line address with commas as several lines, like on an envelope. */
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
