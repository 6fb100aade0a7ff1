import { tileLabel } from "~/features/profiles/profile";

/** The short name of a specialisation, with the full name for hovering and screen readers. */
export function HighlightLabel({ name }: { name: string }) {
  const short = tileLabel(name);
  if (short === name) return name;
  return (
    <>
      <span aria-hidden title={name}>
        {short}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

export function HighlightLabels({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="highlight-labels">
      <p>Leistungen</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <HighlightLabel name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
