import { formatDay } from "~/text/dates";
import { Link } from "~/ui/link";

interface SinceNoteProps {
  /** The first day, in the address. */
  since: string | null;
  path: string;
  /** What stays of the address without it. */
  search: Record<string, string | null>;
}

/** Says that a list holds only what began since a day, as it was counted, and leads to all of it. */
export function SinceNote({ since, path, search }: SinceNoteProps) {
  if (!since) return null;
  const rest = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== null);
  return (
    <p className="mt-3 max-w-text">
      Nur was seit {formatDay(since)} begonnen hat.{" "}
      <Link to={`${path}?${new URLSearchParams(rest)}`} className="link hit">
        Auch Früheres zeigen
      </Link>
    </p>
  );
}
