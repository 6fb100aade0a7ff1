CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One spelling for comparing: lower case, no accents, and umlauts alike however they are written (Bösch, Boesch, Bosch).
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(replace(
    translate(lower(value), 'äöüÄÖÜàáâãåèéêëìíîïòóôõùúûçñýÿšžčćń', 'aouaouaaaaaeeeeiiiioooouuucnyyszccn'),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
--> statement-breakpoint
-- The one- and two-letter pieces of a text: what a trigram index can't find. Only of its beginning, where names, titles and
-- places stand: in a long description every such piece occurs, and finding it would say nothing.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT substr(value, start, size)), '{}')
    FROM generate_series(1, least(length(value), 160)) AS start, generate_series(1, 2) AS size
    WHERE start + size - 1 <= length(value)
  );
