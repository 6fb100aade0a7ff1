import { Link } from "./link";

interface SuggestedCraftsProps {
  names: readonly string[];
  pathOf: (name: string) => string;
}

/** What people can look for instead, when nobody fits. */
export function SuggestedCrafts({ names, pathOf }: SuggestedCraftsProps) {
  if (names.length === 0) return null;
  return (
    <>
      <p className="mt-3">Diese Tätigkeiten sind vertreten:</p>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <Link to={pathOf(name)} className="link grid min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
