import { TextLink } from "~/ui/link";
import type { Credit } from "../credits/credit";

/** Who took part in a work. The name of a member who has confirmed it leads to the profile. */
export function CreditList({ contributors }: { contributors: Credit[] }) {
  if (contributors.length === 0) return null;
  return (
    <section aria-labelledby="mitwirkende">
      <h2 id="mitwirkende" className="font-sans text-sm font-normal tracking-normal text-soft">
        Mitwirkende
      </h2>
      <ul className="mt-1 grid">
        {contributors.map(({ id, name, role, path }) => (
          <li key={id} className="border-b border-line py-2 wrap-anywhere last:border-b-0">
            {path ? (
              <TextLink to={path} className="hit font-semibold">
                {name}
              </TextLink>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            {role && <span className="block text-note text-soft">{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
