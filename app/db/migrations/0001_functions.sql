-- Functions and triggers, by noun. Columns and indexes of tables need four more, which stand at the head of 0000_schema.sql.

-- A common word is best searched for among the most liked profiles, a rare one by its index. The default of a hundred
-- samples reads too few texts to tell the two apart, and the planner learns nothing from an index over a part of a table.
ALTER TABLE profiles ALTER COLUMN search_text SET STATISTICS 200;
--> statement-breakpoint
-- Profiles

-- A slug once used belongs to its profile forever, so that an old address never leads to another person.
CREATE FUNCTION keep_profile_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profile_slugs (user_type, slug, profile_id) VALUES (NEW.user_type, NEW.slug, NEW.id)
  ON CONFLICT (user_type, slug) DO NOTHING;
  IF NOT EXISTS (
    SELECT FROM profile_slugs WHERE user_type = NEW.user_type AND slug = NEW.slug AND profile_id = NEW.id
  ) THEN
    RAISE unique_violation USING
      MESSAGE = 'slug belongs to another profile', TABLE = 'profiles', CONSTRAINT = 'profiles_slug_unique';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_slug_history AFTER INSERT OR UPDATE OF slug, user_type ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_profile_slug();
--> statement-breakpoint
-- A link in an old mail must not work after the owner has chosen another password or address.
CREATE FUNCTION end_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM verifications WHERE value = to_jsonb(OLD) ->> TG_ARGV[0];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_end_links AFTER UPDATE OF password ON accounts FOR EACH ROW
  WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION end_links('user_id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_links AFTER UPDATE OF email ON profiles FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION end_links('id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_links_with_them AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION end_links('id');
--> statement-breakpoint
-- A link to confirm a new address ends like every other link. A change that was made can still be undone.
CREATE FUNCTION end_address_requests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM address_changes WHERE changed_at IS NULL AND profile_id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_end_address_requests AFTER UPDATE OF password ON accounts FOR EACH ROW
  WHEN (OLD.password IS DISTINCT FROM NEW.password) EXECUTE FUNCTION end_address_requests('user_id');
--> statement-breakpoint
CREATE TRIGGER profiles_end_address_requests AFTER UPDATE OF email ON profiles FOR EACH ROW
  WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION end_address_requests('id');
--> statement-breakpoint
-- Limits

-- Whether a counter still counts. One that ends later than a window from now began while the clock was ahead, and would
-- refuse until then. The clocks of two machines may differ by a minute.
CREATE FUNCTION still_counts(ends_ms bigint, seconds bigint, now_ms bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT ends_ms > now_ms AND ends_ms <= now_ms + (seconds + 60) * 1000
$$;
--> statement-breakpoint
-- Counts one try, and returns how many there are and when they are forgotten, in milliseconds. One statement, so that
-- parallel tries are counted one after the other. Tries beyond the limit are not added, so that they do not count when the limit
-- grows.
CREATE FUNCTION count_try(counter text, allowed integer, seconds bigint, now_ms bigint, OUT tries integer, OUT ends_ms bigint)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rate_limits AS present (key, points, expire) VALUES (counter, 1, now_ms + seconds * 1000)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN still_counts(present.expire, seconds, now_ms) THEN least(present.points, allowed) + 1 ELSE 1 END,
    expire = CASE WHEN still_counts(present.expire, seconds, now_ms) THEN present.expire ELSE excluded.expire END
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
--> statement-breakpoint
-- The limits for this person. Each has a number of writes and a number of seconds, for members, new members and superadmins.
CREATE FUNCTION limits_of(writer uuid, limits jsonb, new_for_days integer)
RETURNS TABLE (name text, counter text, seconds bigint, allowed integer)
LANGUAGE sql STABLE AS $$
  SELECT l.name, l.counter, l.seconds, CASE
    WHEN p.is_superadmin THEN l."bySuperadmins"
    WHEN p.member_since > now() - make_interval(days => new_for_days) THEN l."atFirst"
    ELSE l.times
  END
  FROM jsonb_to_recordset(limits)
    AS l (name text, counter text, seconds bigint, times integer, "atFirst" integer, "bySuperadmins" integer)
  LEFT JOIN profiles AS p ON p.id = writer
$$;
--> statement-breakpoint
-- Counts a write against several limits, and refuses it when one is reached.
CREATE FUNCTION count_writes(writer uuid, limits jsonb, new_for_days integer, now_ms bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM limits_of(writer, limits, new_for_days) LOOP
    PERFORM count_write(one.name, one.counter, one.allowed, one.seconds, now_ms);
  END LOOP;
END $$;
--> statement-breakpoint
-- The limits that would refuse a write now. Counts nothing.
CREATE FUNCTION reached_limits(writer uuid, limits jsonb, new_for_days integer, now_ms bigint)
RETURNS TABLE (name text, times integer, ends bigint)
LANGUAGE sql STABLE AS $$
  SELECT l.name, l.allowed, r.expire FROM limits_of(writer, limits, new_for_days) AS l
  JOIN rate_limits AS r ON r.key = l.counter WHERE still_counts(r.expire, l.seconds, now_ms) AND r.points >= l.allowed
$$;
--> statement-breakpoint
-- Likes

-- Updates the like count of a profile in the transaction that adds or removes a like.
CREATE FUNCTION count_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE profiles SET favorite_count = favorite_count + 1 WHERE id = NEW.favorited_profile_id;
  ELSE
    UPDATE profiles SET favorite_count = favorite_count - 1 WHERE id = OLD.favorited_profile_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favorites_count AFTER INSERT OR DELETE ON favorites FOR EACH ROW EXECUTE FUNCTION count_favorite();
--> statement-breakpoint
-- Null when the number can't be read. The like itself is stored or removed in any case.
CREATE FUNCTION likes_of(liked uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT favorite_count FROM profiles WHERE id = liked);
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_like(liker uuid, liked uuid, limits jsonb, new_for_days integer, now_ms bigint) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorites (user_id, favorited_profile_id) VALUES (liker, liked) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM count_writes(liker, limits, new_for_days, now_ms);
  END IF;
  RETURN likes_of(liked);
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_like(liker uuid, liked uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM favorites WHERE user_id = liker AND favorited_profile_id = liked;
  RETURN likes_of(liked);
END $$;
--> statement-breakpoint
-- Posts

-- The lock on the profile serialises the posts of one person, so that one too many is always detected.
CREATE FUNCTION limit_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM profiles WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM posts WHERE user_id = NEW.user_id) >= /* postMax.posts */ 5 THEN
    RAISE check_violation USING MESSAGE = 'too many posts', TABLE = 'posts', CONSTRAINT = 'posts_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_limit BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION limit_posts();
--> statement-breakpoint
-- Publishing counts as activity. The limits above have locked the profile already. The argument is the column to update.
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  published constant timestamptz := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  UPDATE profiles SET active_at = published WHERE id = NEW.user_id AND active_at < published;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_activity AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION note_activity('created_at');
--> statement-breakpoint
-- Works

-- The lock on the profile serialises the works of one person, so that one too many is always detected.
CREATE FUNCTION limit_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_public, name INTO NEW.owner_public, NEW.owner_search FROM profiles WHERE id = NEW.user_id FOR NO KEY UPDATE;
  NEW.owner_public := coalesce(NEW.owner_public, false);
  NEW.owner_search := coalesce(NEW.owner_search, '');
  IF (SELECT count(*) FROM works WHERE user_id = NEW.user_id) >= /* workMax.works */ 24 THEN
    RAISE check_violation USING MESSAGE = 'too many works', TABLE = 'works', CONSTRAINT = 'works_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_limit BEFORE INSERT ON works FOR EACH ROW EXECUTE FUNCTION limit_works();
--> statement-breakpoint
CREATE TRIGGER works_activity AFTER INSERT OR UPDATE OF published_at ON works
  FOR EACH ROW WHEN (NEW.published) EXECUTE FUNCTION note_activity('published_at');
--> statement-breakpoint
-- Works are hidden and shown together with the profile, and found by its name.
CREATE FUNCTION pass_on_public_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE works SET owner_public = NEW.is_public, owner_search = NEW.name WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_public_works AFTER UPDATE OF is_public, name ON profiles
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public OR OLD.name <> NEW.name) EXECUTE FUNCTION pass_on_public_profile();
--> statement-breakpoint
-- A slug once used belongs to its work as long as the work exists.
CREATE FUNCTION keep_work_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_slugs (user_id, slug, work_id) VALUES (NEW.user_id, NEW.slug, NEW.id)
  ON CONFLICT (user_id, slug) DO NOTHING;
  IF NOT EXISTS (SELECT FROM work_slugs WHERE user_id = NEW.user_id AND slug = NEW.slug AND work_id = NEW.id) THEN
    RAISE unique_violation USING
      MESSAGE = 'slug belongs to another work', TABLE = 'works', CONSTRAINT = 'works_slug_unique';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_slug_history AFTER INSERT OR UPDATE OF slug ON works
  FOR EACH ROW EXECUTE FUNCTION keep_work_slug();
--> statement-breakpoint
-- The count keeps the pictures of a work within its limit, also when two forms add some at the same time.
CREATE FUNCTION count_work_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.work_id IS NOT NULL THEN
    UPDATE works SET picture_count = picture_count - 1 WHERE id = OLD.work_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.work_id IS NOT NULL THEN
    UPDATE works SET picture_count = picture_count + 1 WHERE id = NEW.work_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_pictures_count AFTER INSERT OR DELETE ON work_pictures
  FOR EACH ROW EXECUTE FUNCTION count_work_picture();
--> statement-breakpoint
CREATE TRIGGER work_pictures_move AFTER UPDATE OF work_id ON work_pictures
  FOR EACH ROW WHEN (OLD.work_id IS DISTINCT FROM NEW.work_id) EXECUTE FUNCTION count_work_picture();
--> statement-breakpoint
-- The lock on the work serialises its credits, so that one too many is always detected.
CREATE FUNCTION limit_work_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner uuid;
BEGIN
  SELECT user_id INTO owner FROM works WHERE id = NEW.work_id FOR NO KEY UPDATE;
  IF NEW.member_id = owner THEN
    RAISE check_violation USING
      MESSAGE = 'nobody is credited in an own work', TABLE = 'work_credits', CONSTRAINT = 'work_credits_not_oneself';
  END IF;
  IF NEW.kind = 'contributor' AND (
    SELECT count(*) FROM work_credits WHERE work_id = NEW.work_id AND kind = 'contributor' AND state <> 'refused'
  ) >= /* creditMax.credits */ 8 THEN
    RAISE check_violation USING
      MESSAGE = 'too many contributors', TABLE = 'work_credits', CONSTRAINT = 'work_credits_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_credits_limit BEFORE INSERT ON work_credits FOR EACH ROW EXECUTE FUNCTION limit_work_credits();
--> statement-breakpoint
-- An answer is about the text at the time of the request, and a refusal is final. Only a new request ends a confirmation.
CREATE FUNCTION keep_work_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'refused'
    OR (OLD.work_id, OLD.kind, OLD.member_id) IS DISTINCT FROM (NEW.work_id, NEW.kind, NEW.member_id)
    OR (NEW.state <> 'refused' AND (OLD.name, OLD.role) IS DISTINCT FROM (NEW.name, NEW.role))
    OR (NEW.state = 'confirmed' AND OLD.state NOT IN ('asked', 'confirmed'))
    OR (OLD.state = 'confirmed' AND NEW.state NOT IN ('confirmed', 'refused') AND NEW.id = OLD.id)
  THEN
    RAISE check_violation USING
      MESSAGE = 'a credit is not changed, but replaced', TABLE = 'work_credits', CONSTRAINT = 'work_credits_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_credits_kept BEFORE UPDATE ON work_credits FOR EACH ROW EXECUTE FUNCTION keep_work_credit();
--> statement-breakpoint
-- A confirmation is about what others see of the work, so changing that asks the member again. The new id makes sure
-- that nobody confirms from a page that showed the earlier state. Nobody is asked about a work that goes with its
-- account: pictures go one by one, and a credit that changes meanwhile would keep the account.
CREATE FUNCTION ask_credits_again(changed_work bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE work_credits SET id = DEFAULT, state = 'asked',
    asked_again = asked_again OR state = 'confirmed',
    state_since = CASE WHEN state = 'confirmed' THEN now() ELSE state_since END
  WHERE work_id = changed_work AND state IN ('asked', 'confirmed')
    AND EXISTS (SELECT FROM works JOIN profiles ON profiles.id = works.user_id WHERE works.id = changed_work);
$$;
--> statement-breakpoint
CREATE FUNCTION work_says_something_else() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ask_credits_again(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_ask_again AFTER UPDATE OF title, contribution, content, link ON works FOR EACH ROW
  WHEN ((OLD.title, OLD.contribution, OLD.content, OLD.link) IS DISTINCT FROM (NEW.title, NEW.contribution, NEW.content, NEW.link))
  EXECUTE FUNCTION work_says_something_else();
--> statement-breakpoint
CREATE FUNCTION work_shows_something_else() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM ask_credits_again(OLD.work_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM ask_credits_again(NEW.work_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER work_pictures_ask_again AFTER INSERT OR DELETE ON work_pictures
  FOR EACH ROW EXECUTE FUNCTION work_shows_something_else();
--> statement-breakpoint
CREATE TRIGGER work_pictures_changed_ask_again AFTER UPDATE OF work_id, url, caption ON work_pictures FOR EACH ROW
  WHEN ((OLD.work_id, OLD.url, OLD.caption) IS DISTINCT FROM (NEW.work_id, NEW.url, NEW.caption))
  EXECUTE FUNCTION work_shows_something_else();
--> statement-breakpoint
-- Calls

-- A call is found by the name of its company, as long as others may see that company. The lock makes sure that
-- a new name also reaches a call that is being stored.
CREATE FUNCTION copy_company_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.company_search FROM profiles WHERE id = NEW.user_id AND is_public FOR SHARE;
  NEW.company_search := coalesce(NEW.company_search, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_company BEFORE INSERT OR UPDATE OF user_id ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION copy_company_name();
--> statement-breakpoint
-- Calls are locked in one order, as wherever several are.
CREATE FUNCTION pass_on_company_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ausschreibungen WHERE user_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE ausschreibungen SET company_search = CASE WHEN NEW.is_public THEN NEW.name ELSE '' END WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_company_name AFTER UPDATE OF name, is_public ON profiles
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.is_public <> NEW.is_public) EXECUTE FUNCTION pass_on_company_name();
--> statement-breakpoint
-- A call that was closed and then awarded was over when it was closed.
CREATE FUNCTION note_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_on := CASE WHEN NEW.status NOT IN ('entwurf', 'offen')
    THEN coalesce(NEW.closed_on, (now() AT TIME ZONE 'Europe/Vienna')::date) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_note_closing BEFORE INSERT OR UPDATE OF status ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION note_closing();
--> statement-breakpoint
-- Without its call, an offer can't be decided any more. Its sender keeps it.
CREATE FUNCTION end_offers_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offers SET ausschreibung_id = NULL,
    state = CASE WHEN state IN ('sent', 'selected') THEN 'ended' ELSE state END,
    state_by = CASE WHEN state IN ('sent', 'selected') THEN 'site' ELSE state_by END,
    state_since = CASE WHEN state IN ('sent', 'selected') THEN now() ELSE state_since END
  WHERE ausschreibung_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_end_offers BEFORE DELETE ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION end_offers_of_call();
--> statement-breakpoint
-- Adds a line to the conversation when an offer ends without an act of its sides. The line has no account, so that it checks
-- and locks none. The conversation is changed once, with its call: a second change would check both accounts while calls and
-- offers are locked. Where an account goes, forget_words_of_account() counts the line.
CREATE FUNCTION note_end_by_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (conversation_id, kind, delivery_state, message) VALUES (NEW.conversation_id, 'notice', 'none', CASE
    WHEN NEW.sender_id IS NULL THEN 'Angebot zurückgezogen, weil es das Konto nicht mehr gibt'
    WHEN NEW.company_id IS NULL THEN 'Ohne Entscheidung beendet, weil es das Konto nicht mehr gibt'
    WHEN NEW.ausschreibung_id IS NULL THEN 'Ohne Entscheidung beendet, weil die Ausschreibung gelöscht wurde'
    ELSE 'Ohne Entscheidung beendet'
  END);
  IF NEW.sender_id IS NOT NULL AND NEW.company_id IS NOT NULL THEN
    UPDATE conversations SET
      last_message_at = now(),
      starter_unread = starter_unread + CASE WHEN starter_id = NEW.sender_id THEN 1 ELSE 0 END,
      other_unread = other_unread + CASE WHEN other_id = NEW.sender_id THEN 1 ELSE 0 END,
      ausschreibung_id = CASE WHEN NEW.ausschreibung_id IS NOT NULL THEN ausschreibung_id END
    WHERE id = NEW.conversation_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_note_end AFTER UPDATE OF state ON offers
  FOR EACH ROW WHEN (NEW.state <> OLD.state AND NEW.state_by = 'site') EXECUTE FUNCTION note_end_by_site();
--> statement-breakpoint
-- An offer is between the two sides of its conversation.
CREATE FUNCTION check_offer_sides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM conversations
    WHERE id = NEW.conversation_id AND ARRAY[starter_id, other_id] @> ARRAY[NEW.sender_id, NEW.company_id];
  IF NOT FOUND THEN
    RAISE EXCEPTION 'an offer of others than its conversation''s'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_sides', TABLE = 'offers';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_sides BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION check_offer_sides();
--> statement-breakpoint
-- Articles

-- Blocking an account hides its articles. The lock makes sure that a block also reaches an article that is being stored.
-- Deleting an account does not change its articles.
CREATE FUNCTION copy_author_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.created_by IS NOT NULL THEN
    SELECT profile_status = 'blocked' INTO NEW.author_blocked FROM profiles WHERE id = NEW.created_by FOR SHARE;
    NEW.author_blocked := coalesce(NEW.author_blocked, false);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_author BEFORE INSERT OR UPDATE OF created_by ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION copy_author_block();
--> statement-breakpoint
CREATE FUNCTION pass_on_author_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_posts SET author_blocked = (NEW.profile_status = 'blocked') WHERE created_by = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_author_block AFTER UPDATE OF profile_status ON profiles
  FOR EACH ROW WHEN ((OLD.profile_status = 'blocked') <> (NEW.profile_status = 'blocked'))
  EXECUTE FUNCTION pass_on_author_block();
--> statement-breakpoint
-- Deleted accounts

-- Deletes the texts, the name and the address of an account. The other side keeps its own texts, and that there was an answer.
CREATE FUNCTION forget_words_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The conversations whose offers have just ended with this account: see forget_offers_of_account(), which runs before.
  ended uuid[];
BEGIN
  -- If both accounts of a conversation are deleted at the same time, one waits here for the other.
  PERFORM FROM conversations WHERE starter_id = OLD.id OR other_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM conversations WHERE (starter_id = OLD.id AND other_id IS NULL) OR (other_id = OLD.id AND starter_id IS NULL);
  DELETE FROM messages WHERE sender_id = OLD.id AND kind = 'mail';
  DELETE FROM attachments WHERE message_id IN (SELECT id FROM messages WHERE sender_id = OLD.id);
  ended := ARRAY(
    SELECT o.conversation_id FROM conversations AS c JOIN offers AS o ON o.conversation_id = c.id
    WHERE (c.starter_id = OLD.id OR c.other_id = OLD.id) AND ((o.state_by = 'site' AND o.state_since = now())
      OR (o.cancelled_by = 'gone' AND o.cancelled_at = now()) OR (o.accepted_by = 'gone' AND o.accepted_at = now()))
  );
  -- Each row is changed once, with all that the foreign keys would change: a second change would check the other account,
  -- and wait for its deletion for ever.
  UPDATE messages SET kind = CASE WHEN sender_id = OLD.id AND kind <> 'notice' THEN 'gone' ELSE kind END,
    message = CASE WHEN sender_id = OLD.id AND kind <> 'notice' THEN NULL ELSE message END,
    subject = CASE WHEN sender_id = OLD.id THEN NULL ELSE subject END,
    sender_name = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_name END,
    sender_email = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_email END,
    sender_mitarbeiter = CASE WHEN sender_id = OLD.id THEN NULL ELSE sender_mitarbeiter END,
    sender_id = nullif(sender_id, OLD.id), recipient_id = nullif(recipient_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE sender_id = OLD.id OR recipient_id = OLD.id;
  UPDATE conversations SET subject = CASE WHEN starter_id = OLD.id AND about = 'profil' THEN NULL ELSE subject END,
    last_message_at = CASE WHEN conversations.id = ANY (ended) THEN now() ELSE last_message_at END,
    starter_unread = starter_unread + CASE WHEN starter_id <> OLD.id AND conversations.id = ANY (ended) THEN 1 ELSE 0 END,
    other_unread = other_unread + CASE WHEN other_id <> OLD.id AND conversations.id = ANY (ended) THEN 1 ELSE 0 END,
    starter_id = nullif(starter_id, OLD.id), other_id = nullif(other_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE starter_id = OLD.id OR other_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_words BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_words_of_account();
--> statement-breakpoint
-- A stored file counts as orphaned until a row has its key, and is deleted when its row or its key is removed.
CREATE FUNCTION keep_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM orphaned_files WHERE key = NEW.key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachments_kept AFTER INSERT ON attachments FOR EACH ROW EXECUTE FUNCTION keep_attachment();
--> statement-breakpoint
CREATE FUNCTION drop_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.key IS NOT NULL THEN
    INSERT INTO orphaned_files (key, since) VALUES (OLD.key, 'epoch') ON CONFLICT (key) DO UPDATE SET since = 'epoch';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attachments_dropped AFTER DELETE OR UPDATE OF key ON attachments FOR EACH ROW EXECUTE FUNCTION drop_attachment();
--> statement-breakpoint
-- Keeps only the title of the call that an offer answers.
CREATE FUNCTION title_of_call(answered jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT '{"description": "", "budget": null, "deadline": null, "requirements": [], "deliverables": []}'::jsonb
    || jsonb_build_object('title', answered -> 'title');
$$;
--> statement-breakpoint
-- Keeps only the figures of the positions of an offer.
CREATE FUNCTION figures_of_positions(positions jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(part || '{"text": "", "unit": ""}'), '[]') FROM jsonb_array_elements(positions) AS part;
$$;
--> statement-breakpoint
-- An order that is under way ends with an account of its sides. What was delivered to it counts as accepted.
CREATE FUNCTION note_order_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO messages (conversation_id, kind, delivery_state, message) VALUES (NEW.conversation_id, 'notice', 'none', CASE
    WHEN NEW.accepted_by = 'gone' THEN 'Lieferung angenommen, weil es das Konto des Unternehmens nicht mehr gibt'
    ELSE 'Auftrag beendet, weil es das Konto nicht mehr gibt'
  END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_note_order_end AFTER UPDATE OF accepted_by, cancelled_by ON offers
  FOR EACH ROW WHEN ((NEW.accepted_by = 'gone' AND OLD.accepted_by IS NULL) OR (NEW.cancelled_by = 'gone' AND OLD.cancelled_by IS NULL))
  EXECUTE FUNCTION note_order_end();
--> statement-breakpoint
CREATE FUNCTION order_end_with(offer offers, gone uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN offer.state <> 'confirmed' OR offer.accepted_at IS NOT NULL OR offer.cancelled_at IS NOT NULL THEN NULL
    WHEN offer.delivered_at IS NOT NULL AND offer.company_id = gone THEN 'accepted' ELSE 'cancelled' END;
$$;
--> statement-breakpoint
-- Deletes the texts of an account's offers, the titles of their works, its notes, and what its calls said besides their title.
-- The other side keeps that there was an offer, and what became of it. Each row is changed once, with all that the foreign keys would change, as for the words in conversations.
CREATE FUNCTION forget_offers_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_versions SET message = NULL, duration = NULL, works = '[]', positions = figures_of_positions(positions)
  WHERE offer_id IN (SELECT id FROM offers WHERE sender_id = OLD.id);
  UPDATE offer_versions SET answered_call = title_of_call(answered_call)
  WHERE offer_id IN (SELECT id FROM offers WHERE company_id = OLD.id);
  DELETE FROM order_versions WHERE agreed_at IS NULL
    AND offer_id IN (SELECT id FROM offers WHERE sender_id = OLD.id OR company_id = OLD.id);
  UPDATE order_versions SET words = NULL FROM offers WHERE offers.id = offer_id
    AND OLD.id = CASE proposed_by WHEN 'sender' THEN sender_id ELSE company_id END;
  UPDATE offers SET
    cancel_reason = CASE WHEN OLD.id = CASE cancelled_by WHEN 'sender' THEN sender_id ELSE company_id END THEN NULL
      ELSE cancel_reason END,
    missing_words = CASE WHEN company_id = OLD.id THEN NULL ELSE missing_words END,
    answered_call = CASE WHEN company_id = OLD.id THEN title_of_call(answered_call) ELSE answered_call END,
    message = CASE WHEN sender_id = OLD.id THEN NULL ELSE message END,
    duration = CASE WHEN sender_id = OLD.id THEN NULL ELSE duration END,
    works = CASE WHEN sender_id = OLD.id THEN '[]' ELSE works END,
    positions = CASE WHEN sender_id = OLD.id THEN figures_of_positions(positions) ELSE positions END,
    note = CASE WHEN company_id = OLD.id THEN NULL ELSE note END,
    parties = parties - CASE WHEN sender_id = OLD.id THEN 'sender' ELSE 'company' END,
    accepted_at = CASE order_end_with(offers, OLD.id) WHEN 'accepted' THEN now() ELSE accepted_at END,
    accepted_by = CASE order_end_with(offers, OLD.id) WHEN 'accepted' THEN 'gone' ELSE accepted_by END,
    cancelled_at = CASE order_end_with(offers, OLD.id) WHEN 'cancelled' THEN now() ELSE cancelled_at END,
    cancelled_by = CASE order_end_with(offers, OLD.id) WHEN 'cancelled' THEN 'gone' ELSE cancelled_by END,
    state = CASE WHEN state IN ('sent', 'selected') THEN CASE WHEN sender_id = OLD.id THEN 'withdrawn' ELSE 'ended' END
      ELSE state END,
    state_by = CASE WHEN state IN ('sent', 'selected') THEN 'site' ELSE state_by END,
    state_since = CASE WHEN state IN ('sent', 'selected') THEN now() ELSE state_since END,
    sender_id = nullif(sender_id, OLD.id), company_id = nullif(company_id, OLD.id),
    ausschreibung_id = (SELECT id FROM ausschreibungen WHERE id = ausschreibung_id AND user_id <> OLD.id)
  WHERE sender_id = OLD.id OR company_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forget_offers BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_offers_of_account();
--> statement-breakpoint
-- Deletes reports by address only if the account has proven that address: anybody could register with the address of somebody
-- who has reported something, and let the registration expire.
CREATE FUNCTION forget_reports_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  proven constant text := CASE WHEN OLD.email_verified THEN OLD.email END;
BEGIN
  UPDATE objections o SET text = NULL, answer = NULL FROM reports r
  WHERE r.id = o.report_id AND (r.reporter_id = OLD.id OR r.reporter_email = proven);
  UPDATE reports SET reporter_id = NULL, reporter_email = NULL,
    excerpt = jsonb_path_query_array(excerpt, '$[*] ? (@.from == "concerned")')
  WHERE reporter_id = OLD.id OR reporter_email = proven;
  UPDATE objections o SET text = NULL, answer = NULL FROM decisions d, report_subjects s
  WHERE d.id = o.decision_id AND s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE reports r SET text = NULL, excerpt = NULL FROM report_subjects s WHERE s.id = r.subject_id AND s.concerns = OLD.id;
  UPDATE decisions d SET facts = NULL, removed = NULL FROM report_subjects s WHERE s.id = d.subject_id AND s.concerns = OLD.id;
  UPDATE report_subjects SET content_id = NULL, name = 'Gelöschtes Konto', path = NULL, concerns = NULL
  WHERE concerns = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_leave_reports BEFORE DELETE ON profiles
  FOR EACH ROW EXECUTE FUNCTION forget_reports_of_account();
--> statement-breakpoint
-- The client's name is deleted with the account that was asked about it, like the names of contributors.
CREATE FUNCTION forget_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE works SET client = NULL FROM work_credits
  WHERE work_credits.member_id = OLD.id AND work_credits.kind = 'client'
    AND works.id = work_credits.work_id AND works.client = work_credits.name;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_client_of_works BEFORE DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_client();
--> statement-breakpoint
-- The log of superadmins

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows', TABLE = 'audit_log';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- The privacy policy says the same time: app/jobs/keeping-times.ts.
CREATE FUNCTION refuse_early_audit_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - interval '3 years' THEN
    RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows', TABLE = 'audit_log';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_early_audit_deletion();
--> statement-breakpoint
-- The one exception to the rule that the log only grows. What was done, by whom, when and why stays. Who it was done to, and
-- what their content said before and after, is deleted with them.
CREATE FUNCTION forget_in_audit_log(gone_profile uuid, gone_reservation bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE audit_log
  SET subject_id = '', subject_name = 'Gelöschtes Konto', concerns = NULL, before = NULL, after = NULL
  WHERE concerns = gone_profile OR (subject_type = 'reservation' AND subject_id = gone_reservation::text);
$$;
--> statement-breakpoint
CREATE FUNCTION forget_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_in_audit_log(OLD.id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_forgotten AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION forget_profile();
--> statement-breakpoint
CREATE FUNCTION forget_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_in_audit_log(NULL, OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reserved_profiles_forgotten AFTER DELETE ON reserved_profiles
  FOR EACH ROW EXECUTE FUNCTION forget_reservation();
--> statement-breakpoint
-- Allows exactly that one change, and only after the account or the reservation was deleted.
CREATE FUNCTION refuse_audit_change_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten audit_log := OLD;
  is_gone boolean;
BEGIN
  forgotten.subject_id := '';
  forgotten.subject_name := 'Gelöschtes Konto';
  forgotten.concerns := NULL;
  forgotten.before := NULL;
  forgotten.after := NULL;
  IF OLD.subject_type = 'reservation' THEN
    is_gone := NOT EXISTS (SELECT FROM reserved_profiles WHERE id = nullif(OLD.subject_id, '')::bigint);
  ELSE
    is_gone := OLD.concerns IS NOT NULL AND NOT EXISTS (SELECT FROM profiles WHERE id = OLD.concerns);
  END IF;
  IF NOT is_gone OR NEW IS DISTINCT FROM forgotten THEN
    RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows', TABLE = 'audit_log';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_only_forgets BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change_but_forgetting();
--> statement-breakpoint
-- Changes of pages

-- Records, in the transaction of a write, what it has changed of what public pages show. Arguments: the noun, the column
-- with the person whose page shows it, the columns that no page shows, and the columns of which one must have a value,
-- and not 'false', for anyone to see the row. When very many pages change, the row says that all did.
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
      -- Pages in the order of activity depend on posts and works too, so the triggers of these record it.
      before.active_at := after.active_at;
      IF before = after THEN
        RETURN NULL;
      END IF;
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
  -- The page of a profile names the people who like it, and those who have worked with it.
  IF noun = 'profiles' AND cardinality(come_or_gone) > 0 THEN
    people := people || array(
      SELECT favorited_profile_id::text FROM favorites WHERE user_id = ANY (come_or_gone::uuid[])
      UNION SELECT subject_id::text FROM collaborations WHERE author_id = ANY (come_or_gone::uuid[]) AND is_shown
    );
  END IF;
  INSERT INTO changes (topics) SELECT CASE
    WHEN cardinality(people) > 100 THEN '{everything}'
    ELSE array(SELECT noun UNION SELECT 'profile:' || id FROM unnest(people) AS id WHERE id IS NOT NULL)
  END;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Creates the triggers of a table whose rows public pages show. All but `watched` and `events` are the arguments of
-- `note_change`.
CREATE PROCEDURE note_changes_of(
  watched text, noun text, person text, unshown text[], shown_by text[], events text[] DEFAULT '{insert,update,delete}'
) LANGUAGE plpgsql AS $$
DECLARE
  arguments constant text := format('%L, %L, %L, %L', noun, person, unshown, shown_by);
  event text;
BEGIN
  FOREACH event IN ARRAY events LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_change(%s)',
      watched || '_noted_' || event, event, watched,
      CASE event WHEN 'insert' THEN 'NEW TABLE AS new_rows' WHEN 'delete' THEN 'OLD TABLE AS old_rows'
        ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows' END,
      arguments
    );
  END LOOP;
  EXECUTE format(
    'CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_change(%s)',
    watched || '_noted_truncate', watched, arguments
  );
END $$;
--> statement-breakpoint
CALL note_changes_of(
  'profiles', 'profiles', 'id',
  '{email,email_verified,newsletter_consent,agb_accepted_at,privacy_noted_at,two_factor_enabled,visits_unnamed,is_superadmin,roles,status_before_block,active_at,vat_number}',
  '{is_public,has_visible_calls}'
);
--> statement-breakpoint
CALL note_changes_of(
  'ausschreibungen', 'calls', 'user_id', '{reminded_of,ended_on,undecided_of,stands_since,asked_at}', '{published_at}'
);
--> statement-breakpoint
CALL note_changes_of('posts', 'posts', 'user_id', '{}', '{}');
--> statement-breakpoint
CALL note_changes_of('works', 'works', 'user_id', '{owner_search,search_text}', '{is_public}');
--> statement-breakpoint
CALL note_changes_of('work_pictures', 'works', 'user_id', '{}', '{work_id}');
--> statement-breakpoint
CALL note_changes_of('work_credits', 'credits', '', '{}', '{}');
--> statement-breakpoint
CALL note_changes_of('collaborations', 'collaborations', 'subject_id', '{state}', '{is_shown}');
--> statement-breakpoint
CALL note_changes_of('blog_posts', 'articles', '', '{version}', '{is_readable}');
--> statement-breakpoint
CALL note_changes_of('report_subjects', 'reports', '', '{}', '{}');
--> statement-breakpoint
CALL note_changes_of('reports', 'reports', '', '{}', '{}');
--> statement-breakpoint
CALL note_changes_of('decisions', 'reports', '', '{}', '{}');
--> statement-breakpoint
CALL note_changes_of('objections', 'reports', '', '{}', '{}');
--> statement-breakpoint
-- Every page shows the look, so its noun is no topic: a change of it removes all pages from memory.
CALL note_changes_of('site_looks', 'look', '', '{}', '{published_at}');
--> statement-breakpoint
-- Adding or removing a like changes the count in `profiles`.
CALL note_changes_of('favorites', 'likes', 'favorited_profile_id', '{}', '{}', '{update}');
--> statement-breakpoint
-- Stored searches

-- Notes a changed thing for the stored searches. The first note since their last run holds its state at that time; a note
-- without one says that others have not seen it before.
CREATE FUNCTION note_for_agents(document bigint, was_means tsvector, was_text text, was_free boolean DEFAULT true)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO agent_news (document_id, was_means, was_text, was_free)
    SELECT document, note_for_agents.was_means, note_for_agents.was_text, note_for_agents.was_free
    WHERE document IS NOT NULL
  ON CONFLICT (document_id) DO UPDATE SET was_means = NULL, was_text = NULL WHERE excluded.was_means IS NULL;
$$;
--> statement-breakpoint
-- Whether somebody takes orders now. A job removes days that have passed, and outdated answers, each morning.
CREATE FUNCTION is_free(profile profiles) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(profile.availability IN ('frei', 'einzelne') AND profile.availability_day IS NULL, false);
$$;
--> statement-breakpoint
-- A new vocabulary recreates documents, which is no news.
CREATE FUNCTION note_document_for_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_for_agents(NEW.id, NULL, NULL);
  ELSE
    PERFORM note_for_agents(NEW.id, OLD.means, coalesce(
      (SELECT search_text FROM ausschreibungen WHERE id = NEW.call_id),
      (SELECT search_text FROM profiles WHERE id = NEW.profile_id),
      (SELECT search_text FROM works WHERE id = NEW.work_id)
    ), coalesce((SELECT is_free(profiles) FROM profiles WHERE id = NEW.profile_id), true));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_documents_new_for_agents AFTER INSERT ON search_documents
  FOR EACH ROW WHEN (NEW.article_id IS NULL) EXECUTE FUNCTION note_document_for_agents();
--> statement-breakpoint
CREATE TRIGGER search_documents_changed_for_agents AFTER UPDATE OF means ON search_documents
  FOR EACH ROW WHEN (NEW.article_id IS NULL AND OLD.made_with = NEW.made_with AND OLD.means IS DISTINCT FROM NEW.means)
  EXECUTE FUNCTION note_document_for_agents();
--> statement-breakpoint
CREATE FUNCTION note_call_for_agents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'Europe/Vienna')::date;
  was_open constant boolean := OLD.status = 'offen' AND NOT OLD.hidden AND coalesce(OLD.deadline >= today, true);
  is_open constant boolean := NEW.status = 'offen' AND NOT NEW.hidden AND coalesce(NEW.deadline >= today, true);
BEGIN
  IF is_open AND NOT was_open THEN
    PERFORM note_for_agents(id, NULL, NULL) FROM search_documents WHERE call_id = NEW.id;
  ELSIF OLD.search_text <> NEW.search_text THEN
    PERFORM note_for_agents(id, means, OLD.search_text) FROM search_documents WHERE call_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_for_agents AFTER UPDATE OF status, hidden, deadline, search_text ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION note_call_for_agents();
--> statement-breakpoint
CREATE FUNCTION note_profile_for_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_public AND NOT OLD.is_public THEN
    PERFORM note_for_agents(id, NULL, NULL) FROM search_documents WHERE profile_id = NEW.id;
  ELSIF OLD.search_text <> NEW.search_text OR is_free(OLD) <> is_free(NEW) THEN
    PERFORM note_for_agents(id, means, OLD.search_text, is_free(OLD)) FROM search_documents WHERE profile_id = NEW.id;
  END IF;
  IF NEW.has_visible_calls AND NOT OLD.has_visible_calls THEN
    PERFORM note_for_agents(d.id, NULL, NULL) FROM search_documents AS d JOIN ausschreibungen AS c ON c.id = d.call_id
      WHERE c.user_id = NEW.id AND c.status = 'offen';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_for_agents AFTER UPDATE OF is_public, has_visible_calls, search_text, availability, availability_day ON profiles
  FOR EACH ROW EXECUTE FUNCTION note_profile_for_agents();
--> statement-breakpoint
CREATE FUNCTION note_work_for_agents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_public AND NOT OLD.is_public THEN
    PERFORM note_for_agents(id, NULL, NULL) FROM search_documents WHERE work_id = NEW.id;
  ELSIF OLD.search_text <> NEW.search_text THEN
    PERFORM note_for_agents(id, means, OLD.search_text) FROM search_documents WHERE work_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER works_for_agents AFTER UPDATE OF is_public, search_text ON works
  FOR EACH ROW EXECUTE FUNCTION note_work_for_agents();
