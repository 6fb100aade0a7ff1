import { TextLink } from "./link";

/** The sections of the page that says how lists are ordered. */
export type RankedList =
  | "kreative"
  | "suche"
  | "orte"
  | "startseite"
  | "arbeiten"
  | "ausschreibungen"
  | "vorschlaege"
  | "angaben"
  | "feed"
  | "blog";

interface RankingLinkProps {
  list: RankedList;
  children?: string;
}

/** Leads from a list to how it is ordered. */
export function RankingLink({ list, children = "Wie diese Liste gereiht ist" }: RankingLinkProps) {
  return (
    <TextLink to={`/reihung#${list}`} className="hit inline-flex min-h-6 items-center text-note">
      {children}
    </TextLink>
  );
}
