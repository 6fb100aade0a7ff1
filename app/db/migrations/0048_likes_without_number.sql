-- A number that can't be read is null: the like itself is stored or taken back all the same.
CREATE FUNCTION likes_of(liked uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT favorite_count FROM profiles WHERE id = liked);
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_like(liker uuid, liked uuid, limits jsonb, new_for_days integer, now_ms bigint) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorites (user_id, favorited_profile_id) VALUES (liker, liked) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM count_writes(liker, limits, new_for_days, now_ms);
  END IF;
  RETURN likes_of(liked);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION remove_like(liker uuid, liked uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM favorites WHERE user_id = liker AND favorited_profile_id = liked;
  RETURN likes_of(liked);
END $$;
