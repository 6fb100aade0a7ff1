import type { ReportedKind } from "~/db/schema";
import { Link } from "~/ui/link";
import { reportedKinds, reportPath } from "./reported";

interface ReportLinkProps {
  kind: ReportedKind;
  id: string | number;
  /** Says what the link reports, where many are on one page. */
  about: string;
}

/** The quiet link to the form that reports something. */
export function ReportLink({ kind, id, about }: ReportLinkProps) {
  return (
    <Link
      to={reportPath(kind, id)}
      rel="nofollow"
      aria-label={`Melden: ${reportedKinds[kind].noun}, ${about}`}
      className="quiet-link"
    >
      Melden
    </Link>
  );
}
