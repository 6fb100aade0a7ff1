-- Counts one try, and returns how many there are and when they are forgotten, in milliseconds. One statement, so that
-- parallel tries count one after the other. Tries beyond the limit are not added, so that they do not count when the limit
-- grows.
CREATE FUNCTION count_try(counter text, allowed integer, seconds bigint, now_ms bigint, OUT tries integer, OUT ends_ms bigint)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rate_limits AS present (key, points, expire) VALUES (counter, 1, now_ms + seconds * 1000)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN present.expire <= now_ms THEN 1 ELSE least(present.points, allowed) + 1 END,
    expire = CASE WHEN present.expire <= now_ms THEN excluded.expire ELSE present.expire END
  RETURNING present.points, present.expire INTO tries, ends_ms;
END $$;
--> statement-breakpoint
-- Counts a write in the statement that writes, and refuses the statement when there were too many.
CREATE FUNCTION count_write(limit_name text, counter text, allowed integer, seconds bigint, now_ms bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  counted := count_try(counter, allowed, seconds, now_ms);
  IF counted.tries > allowed THEN
    RAISE EXCEPTION 'a limit is reached' USING
      ERRCODE = 'LIMIT', DETAIL = json_build_object('name', limit_name, 'times', allowed, 'ends', counted.ends_ms);
  END IF;
END $$;
