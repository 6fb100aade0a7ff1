import { formatDay } from "~/text/dates";
import { TextLink } from "~/ui/link";

interface SinceNoteProps {
  /** The first day, in the address. */
  since: string | null;
  path: string;
  /** The place of the list in its page. */
  anchor?: string;
  query: string;
  /** What else stays of the address without the day. */
  search: Record<string, string | null>;
}

/** Says that a list holds only what began since a day, as it was counted, and leads to all of it. */
export function SinceNote({ since, path, anchor, query, search }: SinceNoteProps) {
  if (!since) return null;
  const rest = Object.entries({ ...search, q: query }).filter((entry): entry is [string, string] => !!entry[1]);
  return (
    <p className="mt-3 max-w-text">
      Nur was seit {formatDay(since)} begonnen hat.{" "}
      <TextLink to={`${path}?${new URLSearchParams(rest)}${anchor ? `#${anchor}` : ""}`} className="hit">
        Auch Früheres zeigen
      </TextLink>
    </p>
  );
}
