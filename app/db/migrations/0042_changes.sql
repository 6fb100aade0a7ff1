CREATE TABLE "changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"snapshot" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"topics" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "changes_xid_id_pk" PRIMARY KEY("xid","id")
);

--> statement-breakpoint
-- Says in the transaction of a write what public pages show and the write has changed. Arguments: the noun, the column
-- with the person whose page shows it, the columns that no page shows, and the columns of which one must have a value,
-- and not 'false', for anyone to see the row. Pages with very many people are not worth counting: then everything changed.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  noun constant text := TG_ARGV[0];
  person constant text := TG_ARGV[1];
  unshown constant text[] := TG_ARGV[2];
  shown_by constant text[] := TG_ARGV[3];
  is_changed boolean;
  people text[];
  come_or_gone text[] := '{}';
  before record;
  after record;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO changes (topics) VALUES ('{everything}');
    RETURN NULL;
  END IF;
  -- A like is by far the most frequent change of a profile, and finding it out below would take a third of a millisecond.
  IF TG_OP = 'UPDATE' AND noun = 'profiles' THEN
    IF (SELECT count(*) FROM new_rows) = 1 THEN
      SELECT * INTO before FROM old_rows;
      SELECT * INTO after FROM new_rows;
      IF before.favorite_count <> after.favorite_count THEN
        before.favorite_count := after.favorite_count;
        IF before = after THEN
          INSERT INTO changes (topics) VALUES (ARRAY['likes', 'profile:' || after.id]);
          RETURN NULL;
        END IF;
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT count(*) > 0,
      array_agg(DISTINCT o ->> person) || array_agg(DISTINCT n ->> person),
      array_agg(n ->> 'id') FILTER (WHERE o ->> 'is_public' IS DISTINCT FROM n ->> 'is_public')
    INTO is_changed, people, come_or_gone
    FROM (
      SELECT to_jsonb(old_rows) - unshown AS o, to_jsonb(new_rows) - unshown AS n
      FROM old_rows FULL JOIN new_rows USING (id)
    ) AS pairs
    WHERE o IS DISTINCT FROM n AND (shown_by = '{}' OR EXISTS (
      SELECT FROM unnest(shown_by) AS c WHERE coalesce(o ->> c, 'false') <> 'false' OR coalesce(n ->> c, 'false') <> 'false'
    ));
  ELSIF TG_OP = 'INSERT' THEN
    SELECT count(*) > 0, array_agg(DISTINCT n ->> person) INTO is_changed, people
    FROM (SELECT to_jsonb(new_rows) AS n FROM new_rows) AS rows
    WHERE shown_by = '{}' OR EXISTS (SELECT FROM unnest(shown_by) AS c WHERE coalesce(n ->> c, 'false') <> 'false');
  ELSE
    SELECT count(*) > 0, array_agg(DISTINCT o ->> person) INTO is_changed, people
    FROM (SELECT to_jsonb(old_rows) AS o FROM old_rows) AS rows
    WHERE shown_by = '{}' OR EXISTS (SELECT FROM unnest(shown_by) AS c WHERE coalesce(o ->> c, 'false') <> 'false');
  END IF;
  IF NOT is_changed THEN
    RETURN NULL;
  END IF;
  -- The page of a profile names the people who like it.
  IF noun = 'profiles' AND cardinality(come_or_gone) > 0 THEN
    people := people || array(
      SELECT DISTINCT favorited_profile_id::text FROM favorites WHERE user_id = ANY (come_or_gone::uuid[])
    );
  END IF;
  INSERT INTO changes (topics) SELECT CASE
    WHEN cardinality(people) > 100 THEN '{everything}'
    ELSE array(SELECT noun UNION SELECT 'profile:' || id FROM unnest(people) AS id WHERE id IS NOT NULL)
  END;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  arguments text;
  event text;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('profiles', 'profiles', 'id', 'email,email_verified,newsletter_consent,agb_accepted_at,privacy_noted_at,two_factor_enabled,visits_unnamed,is_superadmin,status_before_block', 'is_public,has_visible_calls'),
    ('ausschreibungen', 'calls', 'user_id', 'reminded_of,ended_on,undecided_of,stands_since,asked_at', 'published_at'),
    ('posts', 'posts', 'user_id', '', ''),
    ('works', 'works', 'user_id', '', 'is_public'),
    ('work_pictures', 'works', 'user_id', '', 'work_id'),
    ('work_credits', 'credits', '', '', ''),
    ('blog_posts', 'articles', '', 'version', 'is_readable'),
    ('report_subjects', 'reports', '', '', ''),
    ('reports', 'reports', '', '', ''),
    ('decisions', 'reports', '', '', ''),
    ('objections', 'reports', '', '', ''),
    -- A like that comes or goes changes the count in `profiles`.
    ('favorites', 'likes', 'favorited_profile_id', '', '')
  ) AS t (name, noun, person, unshown, shown_by) LOOP
    arguments := format('%L, %L, %L, %L', watched.noun, watched.person, '{' || watched.unshown || '}', '{' || watched.shown_by || '}');
    FOREACH event IN ARRAY CASE watched.name WHEN 'favorites' THEN '{update}'::text[] ELSE '{insert,update,delete}' END LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_change(%s)',
        watched.name || '_noted_' || event, event, watched.name,
        CASE event WHEN 'insert' THEN 'NEW TABLE AS new_rows' WHEN 'delete' THEN 'OLD TABLE AS old_rows'
          ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows' END,
        arguments
      );
    END LOOP;
    EXECUTE format(
      'CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_change(%s)',
      watched.name || '_noted_truncate', watched.name, arguments
    );
  END LOOP;
END $$;
