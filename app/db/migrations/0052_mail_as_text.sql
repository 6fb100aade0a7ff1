-- Writes a message about two profiles, with its conversation and its mail, if the facts are still the known ones now that
-- the sender is locked. Otherwise it returns false and has written nothing. The mail is a JSON object, and the id of the
-- message becomes its last field. It stays text until it is a job, because reading 5 KB as jsonb and writing them again
-- takes a tenth of the time of this function.
-- A new conversation begins with its first message unread and on top, so nothing has to be locked or moved up. Limits count
-- only for the answer to someone who has written in it.
CREATE FUNCTION send_with_mail(
  author uuid, recipient uuid, known jsonb, counted jsonb, conversation uuid, words jsonb, mail text,
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
    PERFORM pgboss.queue_mail('[{"data":' || left(mail, -1) || ',"messageId":' || message || '}}]');
  END IF;
  RETURN true;
END $$;
--> statement-breakpoint
-- For processes of the version before.
CREATE OR REPLACE FUNCTION send_message(
  author uuid, recipient uuid, known jsonb, counted jsonb, conversation uuid, words jsonb, mail jsonb,
  limits jsonb, new_for_days integer, now_ms bigint
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RETURN send_with_mail(
    author, recipient, known, counted, conversation, words, mail::text, limits, new_for_days, now_ms
  );
END $$;
