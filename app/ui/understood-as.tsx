import X from "lucide-react/icons/x";
import { useId } from "react";
import { Link, TextLink } from "./link";

interface UnderstoodAsProps {
  understood: { parts: { label: string; without: string }[]; other: string; isLiteral: boolean };
}

/** What a search was understood as. Each part can be taken out, and all of it undone. */
export function UnderstoodAs({ understood: { parts, other, isLiteral } }: UnderstoodAsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note">
      {parts.length > 0 && (
        <>
          <span className="text-soft" id={id}>
            Verstanden als:
          </span>
          <ul aria-labelledby={id} className="flex flex-wrap gap-x-3 gap-y-1">
            {parts.map(({ label, without }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the focus goes to the next part when one is taken out.
              <li key={index}>
                <Link to={without} preventScrollReset className="group grid min-h-11 items-center">
                  <span className="flex items-center gap-1.5 border-b border-edge group-hover:border-ink">
                    <span className="sr-only">Ohne </span>
                    {label} <X aria-hidden size={14} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextLink to={other} preventScrollReset className="grid min-h-11 items-center">
        {isLiteral ? "Nach der Bedeutung suchen" : "Nur wörtlich suchen"}
      </TextLink>
    </div>
  );
}
