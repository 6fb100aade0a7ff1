import { EmptyState } from "~/ui/empty-state";
import { SeekCreatives } from "~/ui/seek-creatives";
import type { BlogSearch } from "./blog-search";

/** Shown when no article fits, or the blog is new. */
export const NoArticles = ({ search: { query, category } }: { search: BlogSearch }) => (
  <div className="pt-10">
    <EmptyState
      level={2}
      title="Keine Artikel gefunden"
      seed="keine-artikel"
      link={{ to: "/blog", label: "Filter zurücksetzen" }}
      action={query && <SeekCreatives q={query} />}
    >
      {query || category
        ? "Mit weniger oder anderen Wörtern findet sich vielleicht etwas."
        : "Hier erscheinen bald die ersten Artikel."}
    </EmptyState>
  </div>
);
