-- Stores a text in a conversation. Returns no message when this form was accepted before.
CREATE FUNCTION store_text(
  conversation uuid, author uuid, recipient uuid, call_id integer, words jsonb, form_key text, state text, answers boolean
) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  message_id integer;
BEGIN
  INSERT INTO messages (
    conversation_id, ausschreibung_id, sender_id, recipient_id, submission_key, delivery_state,
    sender_name, sender_email, sender_mitarbeiter, subject, message, is_reply
  ) VALUES (
    conversation, call_id, author, recipient, form_key, state,
    words ->> 'senderName', words ->> 'senderEmail', words ->> 'senderMitarbeiter', words ->> 'subject', words ->> 'message',
    answers
  ) ON CONFLICT DO NOTHING RETURNING id INTO message_id;
  RETURN message_id;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_message(
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
  message_id := store_text(
    conversation, author, held.recipient_id, held.call_id, words, form_key, state,
    EXISTS (
      SELECT FROM messages AS m
      WHERE m.conversation_id = conversation AND m.sender_id = held.recipient_id AND m.kind = 'text'
    )
  );
  IF message_id IS NOT NULL THEN
    PERFORM move_up_conversation(conversation, author);
  END IF;
END $$;
--> statement-breakpoint
-- A new conversation begins with its first message unread and on top, so nothing has to be locked or moved up. Limits count
-- only for the answer to someone who has written in it.
CREATE OR REPLACE FUNCTION send_message(
  author uuid, recipient uuid, known jsonb, counted jsonb, conversation uuid, words jsonb, mail jsonb,
  limits jsonb, new_for_days integer, now_ms bigint
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  heading constant text := words ->> 'subject';
  state constant text := CASE WHEN mail IS NULL THEN 'none' ELSE 'queued' END;
  message integer;
BEGIN
  PERFORM FROM profiles WHERE id = author FOR NO KEY UPDATE;
  IF message_facts(author, recipient, NULL, heading, words ->> 'message', counted) IS DISTINCT FROM known THEN
    RETURN false;
  END IF;
  IF known ->> 'conversationId' IS NULL THEN
    INSERT INTO conversations (id, about, starter_id, other_id, subject, other_unread)
    VALUES (conversation, 'profil', author, recipient, heading, 1) ON CONFLICT DO NOTHING;
    -- The recipient has opened it at the same moment.
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    message := store_text(conversation, author, recipient, NULL, words, NULL, state, false);
  ELSE
    IF limits IS NOT NULL THEN
      PERFORM count_writes(author, limits, new_for_days, now_ms);
    END IF;
    message := (SELECT message_id FROM write_message(conversation, author, words, NULL, state));
  END IF;
  IF message IS NULL THEN
    RAISE EXCEPTION 'nobody is left to write to in this conversation';
  END IF;
  IF mail IS NOT NULL THEN
    PERFORM pgboss.queue_mail(
      jsonb_build_array(jsonb_build_object('data', mail || jsonb_build_object('messageId', message)))::text
    );
  END IF;
  RETURN true;
END $$;
--> statement-breakpoint
-- Its best plan does not depend on the values, but PostgreSQL would plan it anew each time: it takes the number of messages
-- that are looked at for one that matters.
ALTER FUNCTION message_facts SET plan_cache_mode = force_generic_plan;
