import { Link } from "~/ui/link";

/** The quiet link to the page from which somebody tells others of a page. `of` is the end of its address. */
export const ShareLink = ({ of, about }: { of: string; about: string }) => (
  <Link to={`/teilen/${of}`} rel="nofollow" aria-label={`Teilen: ${about}`} className="quiet-link">
    Teilen
  </Link>
);
