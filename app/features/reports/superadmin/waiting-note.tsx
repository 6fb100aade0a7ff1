import { Link } from "react-router";
import { NotLoaded } from "~/ui/not-loaded";

/** On the dashboard: how many subjects wait for a decision. Null when that could not be read. */
export function WaitingNote({ count }: { count: number | null }) {
  if (count === null) return <NotLoaded title="Fehler beim Laden der Meldungen" className="mb-6" />;
  if (count === 0) return <p className="mb-6 text-soft">Keine Meldung wartet auf eine Entscheidung.</p>;
  return (
    <p className="mb-6">
      <Link to="/admin/meldungen" className="link hit font-semibold">
        {count === 1 ? "Eine Meldung wartet" : `${count} Meldungen warten`} auf eine Entscheidung
      </Link>
    </p>
  );
}
