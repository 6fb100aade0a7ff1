import { Link } from "~/ui/link";
import { NotLoaded } from "~/ui/not-loaded";

/** How many subjects with open reports and how many objections wait. Null when that could not be read. */
export function WaitingNote({ waiting }: { waiting: { reports: number; objections: number } | null }) {
  if (!waiting) return <NotLoaded title="Fehler beim Laden der Meldungen" className="mb-6" />;
  const { reports, objections } = waiting;
  if (reports + objections === 0)
    return <p className="mb-6 text-soft">Keine Meldung und kein Einspruch wartet auf eine Entscheidung.</p>;
  return (
    <ul className="mb-6 grid gap-1 font-semibold">
      {reports > 0 && (
        <li>
          <Link to="/admin/meldungen" className="link hit">
            {reports === 1 ? "Eine Meldung wartet" : `${reports} Meldungen warten`} auf eine Entscheidung
          </Link>
        </li>
      )}
      {objections > 0 && (
        <li>
          <Link to="/admin/meldungen?stand=einspruch" className="link hit">
            {objections === 1 ? "Ein Einspruch wartet" : `${objections} Einsprüche warten`} auf eine Entscheidung
          </Link>
        </li>
      )}
    </ul>
  );
}
