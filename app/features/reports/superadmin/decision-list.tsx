import { grounds, isGround, outcomes } from "~/audit/grounds";
import { Badge } from "~/ui/badge";
import type { Reported } from "./reported.server";

type Decision = Pick<Reported["decisions"][number], "id" | "outcome" | "ground" | "facts" | "ledByReport"> & {
  title: string;
  decided: string;
  revoked: string | null;
};

/** What was decided about something, or about other things of the same person. */
export function DecisionList({ decisions }: { decisions: Decision[] }) {
  return (
    <ol>
      {decisions.map(({ id, outcome, ground, facts, ledByReport, title, decided, revoked }) => (
        <li key={id} className="border-b border-line py-5">
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <span className="font-semibold">{outcomes[outcome]}</span>
            <span className="wrap-anywhere">{title}</span>
            <span className="text-note text-soft">
              {decided}, {ledByReport ? "nach einer Meldung" : "aus eigenem Anlass"}
            </span>
            {revoked && <Badge>Aufgehoben am {revoked}</Badge>}
          </p>
          {facts && <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{facts}</p>}
          {isGround(ground) && <p className="mt-1 max-w-text text-note text-soft">Gestützt auf {grounds[ground]}</p>}
        </li>
      ))}
    </ol>
  );
}
