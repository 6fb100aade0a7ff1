import { HighlightLabel } from "./highlight-labels";
import { SkillIcon } from "./skill-icon";

/** A person's specialisations as a row of tiles. */
export function HighlightTiles({ names }: { names: string[] }) {
  return (
    <ul aria-label="Spezialisierungen" className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 sm:gap-3">
      {names.map((name) => (
        <li
          key={name}
          className="flex items-center gap-2.5 rounded-sm border border-line bg-card p-2.5 sm:grid sm:justify-items-start sm:gap-4 sm:p-4"
        >
          <SkillIcon skill={name} size={26} />
          <span className="font-semibold leading-tight">
            <HighlightLabel name={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
