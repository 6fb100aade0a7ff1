import type { CreditState } from "~/db/schema";
import { joined } from "~/text/joined";
import { Dotted } from "~/ui/dotted";
import { TextLink } from "~/ui/link";
import type { listCreditsForSuperadmin } from "./credits-of-work.server";

const words: Record<CreditState, string> = {
  named: "nur als Text",
  planned: "wird beim Veröffentlichen gefragt",
  asked: "angefragt",
  confirmed: "bestätigt",
  refused: "möchte nicht genannt werden",
};

type CreditOfWork = Awaited<ReturnType<typeof listCreditsForSuperadmin>>[number];

export function CreditTable({ credits }: { credits: CreditOfWork[] }) {
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="nennungen" className="mt-8">
      <h2 id="nennungen" className="text-2xl">
        Nennungen
      </h2>
      <ul className="mt-2">
        {credits.map(({ id, kind, name, role, state, memberId }) => (
          <li key={id} className="border-b border-line py-2.5 wrap-anywhere">
            {memberId ? (
              <TextLink to={`/admin/profile/${memberId}`} className="hit font-semibold">
                {name}
              </TextLink>
            ) : (
              <span className="font-semibold">{name}</span>
            )}{" "}
            <span className="text-soft">
              <Dotted text={joined(kind === "client" ? "Auftraggeber" : role, words[state])} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
