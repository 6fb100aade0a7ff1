-- A message to a profile in two statements: one reads everything that decides about it, and one writes it if that still
-- holds. The rules and their texts are in TypeScript.

-- Those of two people who have blocked the other.
CREATE FUNCTION blockers_between(one uuid, other uuid) RETURNS uuid[] STABLE
LANGUAGE plpgsql AS $$
BEGIN
  RETURN array(
    SELECT b.blocker_id FROM blocked_people AS b
    WHERE (b.blocker_id = one AND b.blocked_id = other) OR (b.blocker_id = other AND b.blocked_id = one)
    ORDER BY b.blocker_id
  );
END $$;
--> statement-breakpoint
-- The latest messages that someone has sent without an answer, newest first: to whom and when.
CREATE FUNCTION sent_messages(author uuid, days integer, most integer) RETURNS jsonb STABLE
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object('at', s.created_at, 'to', s.recipient_id)), '[]') FROM (
      SELECT m.created_at, m.recipient_id FROM messages AS m
      WHERE m.sender_id = author AND m.kind IN ('text', 'mail') AND NOT m.is_reply
        AND m.created_at >= now() - make_interval(days => days)
      ORDER BY m.created_at DESC LIMIT most
    ) AS s
  );
END $$;
--> statement-breakpoint
-- What decides whether someone may send this text to another person. Null without an account. `counted` says how many
-- messages the limits look at: in how many days, how many of others and how many of superadmins.
CREATE FUNCTION message_facts(author uuid, recipient uuid, call_id integer, heading text, body text, counted jsonb)
RETURNS jsonb STABLE
LANGUAGE plpgsql AS $$
DECLARE
  conversation uuid := conversation_of(author, recipient, call_id);
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'sender', jsonb_build_object(
        'id', p.id, 'name', p.name, 'userType', p.user_type, 'slug', p.slug, 'isPublic', p.is_public,
        'isBlocked', p.profile_status = 'blocked', 'memberSince', p.member_since, 'isSuperadmin', p.is_superadmin
      ),
      'conversationId', conversation,
      'isAnswered', EXISTS (
        SELECT FROM messages AS m
        WHERE m.conversation_id = conversation AND m.sender_id = recipient AND m.kind = 'text'
      ),
      'isSentAlready', EXISTS (
        SELECT FROM messages AS m
        WHERE m.sender_id = author AND m.recipient_id = recipient AND m.ausschreibung_id IS NOT DISTINCT FROM call_id
          AND m.subject = heading AND m.message = body AND m.created_at > now() - interval '1 minute'
      ),
      'blockers', blockers_between(author, recipient),
      'sent', sent_messages(
        author,
        (counted ->> 'days')::integer,
        (counted ->> CASE WHEN p.is_superadmin THEN 'bySuperadmins' ELSE 'times' END)::integer
      )
    ) FROM profiles AS p WHERE p.id = author
  );
END $$;
--> statement-breakpoint
-- Writes a message about two profiles, with its conversation and its mail, if the facts are still the known ones now that
-- the sender is locked. Otherwise it returns false and has written nothing. The id is that of the conversation; the mail
-- refers to it. Without a mail, the recipient wants none. Counts against the limits, if there are any.
CREATE FUNCTION send_message(
  author uuid, recipient uuid, known jsonb, counted jsonb, conversation uuid, words jsonb, mail jsonb,
  limits jsonb, new_for_days integer, now_ms bigint
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  heading text := words ->> 'subject';
  written record;
BEGIN
  PERFORM FROM profiles WHERE id = author FOR NO KEY UPDATE;
  IF message_facts(author, recipient, NULL, heading, words ->> 'message', counted) IS DISTINCT FROM known THEN
    RETURN false;
  END IF;
  IF known ->> 'conversationId' IS NULL THEN
    INSERT INTO conversations (id, about, starter_id, other_id, subject)
    VALUES (conversation, 'profil', author, recipient, heading) ON CONFLICT DO NOTHING;
    -- The recipient has opened it at the same moment.
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END IF;
  IF limits IS NOT NULL THEN
    PERFORM count_writes(author, limits, new_for_days, now_ms);
  END IF;
  SELECT * INTO written FROM write_message(
    conversation, author, words, NULL, CASE WHEN mail IS NULL THEN 'none' ELSE 'queued' END
  );
  IF written.message_id IS NULL THEN
    RAISE EXCEPTION 'nobody is left to write to in this conversation';
  END IF;
  IF mail IS NOT NULL THEN
    PERFORM pgboss.queue_mail(jsonb_build_array(
      jsonb_build_object('data', mail || jsonb_build_object('messageId', written.message_id))
    )::text);
  END IF;
  RETURN true;
END $$;
