import { Link } from "./link";

/** The sections of the page that says how lists are ordered. */
export type RankedList =
  | "kreative"
  | "suche"
  | "orte"
  | "startseite"
  | "arbeiten"
  | "ausschreibungen"
  | "feed"
  | "blog";

/** Leads from a list to how it is ordered. */
export function RankingLink({ list }: { list: RankedList }) {
  return (
    <Link to={`/reihung#${list}`} className="link hit inline-flex min-h-6 items-center text-note">
      Wie diese Liste gereiht ist
    </Link>
  );
}
