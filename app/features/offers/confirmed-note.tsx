import { formatCount } from "~/text/format-count";
import { TextLink } from "~/ui/link";
import { deskAddress } from "./desk/desk-query";
import type { Rest } from "./own/find-rest.server";

/** Says who knows of a confirmation, and what is left for the company to do. */
export function ConfirmedNote({ rest }: { rest: Rest | null }) {
  return (
    <div className="grid max-w-text gap-3">
      <p>Beide Seiten haben alle Angaben per E-Mail bekommen, wenn sie solche E-Mails nicht abgestellt haben.</p>
      {rest && <State rest={rest} />}
      {rest && rest.open > 0 && <Others rest={rest} />}
    </div>
  );
}

const State = ({ rest: { isAwarded } }: { rest: Rest }) => (
  <p>
    {isAwarded
      ? "Die Ausschreibung ist vergeben und nimmt keine Angebote mehr an. Suchen Sie noch jemanden, öffnen Sie sie wieder: "
      : "Die Ausschreibung ist noch nicht als vergeben markiert: "}
    <TextLink to="/profil#ausschreibungen">Eigene Ausschreibungen</TextLink>
  </p>
);

const Others = ({ rest: { callId, open } }: { rest: Rest }) => (
  <p>
    {open === 1
      ? "Ein weiteres Angebot ist noch offen. Wer es gesendet hat, weiß von dieser Bestätigung nichts: "
      : `${formatCount(open)} weitere Angebote sind noch offen. Wer sie gesendet hat, weiß von dieser Bestätigung nichts: `}
    <TextLink to={deskAddress(callId, { filter: "offen", sorting: "eingang" })}>
      {open === 1 ? "Ansehen und absagen" : "Ansehen und allen absagen"}
    </TextLink>
  </p>
);
