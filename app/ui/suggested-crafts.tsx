import { TextLink } from "./link";

interface SuggestedCraftsProps {
  names: readonly string[];
  pathOf: (name: string) => string;
  /** They stand below results that come near. */
  isBelow?: boolean;
}

/** What people can look for instead, when nobody fits. */
export function SuggestedCrafts({ names, pathOf, isBelow }: SuggestedCraftsProps) {
  if (names.length === 0) return null;
  return (
    <div className={isBelow ? "mt-12 text-soft" : "mt-3"}>
      <p>Diese Tätigkeiten sind vertreten:</p>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <TextLink to={pathOf(name)} className="grid min-h-11 items-center">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
