-- Counts a write against several limits, and refuses it when one is reached. Each limit says how often it allows the write
-- in how many seconds: to others, to new people and to superadmins.
CREATE FUNCTION count_writes(writer uuid, limits jsonb, new_for_days integer, now_ms bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  person record;
  one record;
BEGIN
  SELECT is_superadmin, member_since > now() - make_interval(days => new_for_days) AS is_new
  INTO person FROM profiles WHERE id = writer;
  FOR one IN SELECT * FROM jsonb_to_recordset(limits)
    AS l (name text, counter text, seconds bigint, times integer, "atFirst" integer, "bySuperadmins" integer)
  LOOP
    PERFORM count_write(
      one.name,
      one.counter,
      CASE WHEN person.is_superadmin THEN one."bySuperadmins" WHEN person.is_new THEN one."atFirst" ELSE one.times END,
      one.seconds,
      now_ms
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- Gives a like and returns how many the profile has then. A like that was there already does not count against the limits.
-- The number of likes needs a statement of its own, because a trigger changes it after the like.
CREATE FUNCTION add_like(liker uuid, liked uuid, limits jsonb, new_for_days integer, now_ms bigint) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorites (user_id, favorited_profile_id) VALUES (liker, liked) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM count_writes(liker, limits, new_for_days, now_ms);
  END IF;
  RETURN (SELECT favorite_count FROM profiles WHERE id = liked);
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_like(liker uuid, liked uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM favorites WHERE user_id = liker AND favorited_profile_id = liked;
  RETURN (SELECT favorite_count FROM profiles WHERE id = liked);
END $$;
