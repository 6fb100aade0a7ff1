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
    <div>
      <p className="text-sm text-soft">Leistungen</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="rounded-sm border border-line bg-card px-2.5 py-1 text-sm font-medium">
            <HighlightLabel name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
