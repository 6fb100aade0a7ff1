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
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm max-sm:h-6 max-sm:overflow-hidden">
      <p className="text-soft">Leistungen</p>
      <ul className="contents *:rounded-sm *:border *:border-line *:bg-card *:px-2 *:font-medium">
        {names.map((name) => (
          <li key={name}>
            <HighlightLabel name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
