import { Link } from "~/ui/link";

/** The quiet link to the page from which somebody tells others of a page. `of` is the end of its address. */
export const ShareLink = ({ of, about }: { of: string; about: string }) => (
  <Link
    to={`/teilen/${of}`}
    rel="nofollow"
    aria-label={`Teilen: ${about}`}
    className="hit inline-block py-0.5 text-soft underline-offset-4 hover:text-ink hover:underline"
  >
    Teilen
  </Link>
);
