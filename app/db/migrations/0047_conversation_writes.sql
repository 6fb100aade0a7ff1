-- Functions for what is written in conversations: one round trip instead of one for each step.

-- The conversation of two accounts about a call or, without one, about their profiles. There is at most one, whoever wrote
-- first. Two queries, because each has an index of its own.
CREATE FUNCTION conversation_of(one uuid, other uuid, call_id integer) RETURNS uuid STABLE
LANGUAGE plpgsql AS $$
BEGIN
  IF call_id IS NULL THEN
    RETURN (
      SELECT c.id FROM conversations AS c
      WHERE c.about = 'profil' AND c.starter_id IS NOT NULL AND c.other_id IS NOT NULL
        AND least(c.starter_id, c.other_id) = least(one, other)
        AND greatest(c.starter_id, c.other_id) = greatest(one, other)
    );
  END IF;
  RETURN (
    SELECT c.id FROM conversations AS c
    WHERE c.ausschreibung_id = call_id AND c.starter_id IS NOT NULL AND c.other_id IS NOT NULL
      AND least(c.starter_id, c.other_id) = least(one, other)
      AND greatest(c.starter_id, c.other_id) = greatest(one, other)
  );
END $$;
--> statement-breakpoint
-- Finds or creates the conversation of two accounts. Simultaneous calls get the same one.
CREATE FUNCTION open_conversation(starter uuid, other uuid, call_id integer, title text) RETURNS uuid
LANGUAGE plpgsql AS $$
DECLARE
  opened uuid;
BEGIN
  INSERT INTO conversations (about, starter_id, other_id, ausschreibung_id, subject)
  VALUES (CASE WHEN call_id IS NULL THEN 'profil' ELSE 'ausschreibung' END, starter, other, call_id, title)
  ON CONFLICT DO NOTHING RETURNING id INTO opened;
  RETURN coalesce(opened, conversation_of(starter, other, call_id));
END $$;
--> statement-breakpoint
-- Locks a conversation for one of its two people. Returns nobody when it is not theirs or the other account is deleted.
-- The deletion of an account locks in the same order, so it happens before or after this, never in between. So does the
-- deletion of a call: it locks the call before its conversations, and a message refers to the call.
CREATE FUNCTION lock_conversation(conversation uuid, author uuid, OUT recipient_id uuid, OUT call_id integer)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM profiles JOIN conversations AS c ON profiles.id IN (c.starter_id, c.other_id)
  WHERE c.id = conversation FOR KEY SHARE OF profiles;
  PERFORM FROM ausschreibungen
  WHERE id = (SELECT c.ausschreibung_id FROM conversations AS c WHERE c.id = conversation) FOR KEY SHARE;
  SELECT CASE WHEN c.starter_id = author THEN c.other_id ELSE c.starter_id END, c.ausschreibung_id
  INTO recipient_id, call_id FROM conversations AS c
  WHERE c.id = conversation AND author IN (c.starter_id, c.other_id) AND c.starter_id IS NOT NULL AND c.other_id IS NOT NULL
  FOR UPDATE;
END $$;
--> statement-breakpoint
-- Moves a conversation to the top of both lists and adds one unread message for the other side.
CREATE FUNCTION move_up_conversation(conversation uuid, author uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversations SET
    last_message_at = now(),
    starter_unread = starter_unread + (starter_id <> author)::integer,
    other_unread = other_unread + (other_id <> author)::integer
  WHERE id = conversation;
END $$;
--> statement-breakpoint
-- Stores a text in a conversation and counts it as unread for the other side, whose id it returns; null when nobody is left
-- to read it. Returns no message when this form was accepted before.
CREATE FUNCTION write_message(
  conversation uuid, author uuid, words jsonb, form_key text, state text, OUT message_id integer, OUT recipient_id uuid
) LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  SELECT * INTO held FROM lock_conversation(conversation, author);
  recipient_id := held.recipient_id;
  IF recipient_id IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO messages (
    conversation_id, ausschreibung_id, sender_id, recipient_id, submission_key, delivery_state,
    sender_name, sender_email, sender_mitarbeiter, subject, message, is_reply
  ) VALUES (
    conversation, held.call_id, author, held.recipient_id, form_key, state,
    words ->> 'senderName', words ->> 'senderEmail', words ->> 'senderMitarbeiter', words ->> 'subject', words ->> 'message',
    EXISTS (
      SELECT FROM messages AS m
      WHERE m.conversation_id = conversation AND m.sender_id = held.recipient_id AND m.kind = 'text'
    )
  ) ON CONFLICT DO NOTHING RETURNING id INTO message_id;
  IF message_id IS NOT NULL THEN
    PERFORM move_up_conversation(conversation, author);
  END IF;
END $$;
