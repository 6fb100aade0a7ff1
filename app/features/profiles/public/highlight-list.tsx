import { HighlightLabel } from "./highlight-labels";
import { SkillIcon } from "./skill-icon";

export function HighlightList({ names }: { names: string[] }) {
  return names.map((name) => (
    <li
      key={name}
      className="flex items-center gap-2.5 rounded-sm border border-line bg-card p-2.5 sm:grid sm:justify-items-start sm:gap-4 sm:p-4"
    >
      <SkillIcon skill={name} size={26} />
      <span className="font-semibold leading-tight">
        <HighlightLabel name={name} />
      </span>
    </li>
  ));
}
