CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One spelling for comparing: lower case, no accents, and umlauts alike however they are written (Bösch, Boesch, Bosch).
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(replace(replace(replace(
    translate(lower(value), 'äöüÄÖÜàáâãåèéêëìíîïòóôõùúûçñýÿšžčćń', 'aouaouaaaaaeeeeiiiioooouuucnyyszccn'),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
--> statement-breakpoint
-- Every one- and two-letter piece of a text: what a trigram index can't find.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT substr(value, start, size)), '{}')
    FROM generate_series(1, length(value)) AS start, generate_series(1, 2) AS size
    WHERE start + size - 1 <= length(value)
  );
