DROP INDEX "ausschreibungen_closed";--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "closed_on" date;--> statement-breakpoint
-- Calls without a deadline were over on this day already. For others nobody has counted from it so far: their companies are
-- still reminded before the offers end.
UPDATE "ausschreibungen" SET closed_on = CASE WHEN deadline IS NULL THEN (updated_at AT TIME ZONE 'Europe/Vienna')::date
  ELSE greatest((updated_at AT TIME ZONE 'Europe/Vienna')::date, (now() AT TIME ZONE 'Europe/Vienna')::date - 14) END
WHERE status IN ('geschlossen', 'vergeben');--> statement-breakpoint
ALTER TABLE "ausschreibungen" ADD COLUMN "over_on" date GENERATED ALWAYS AS (case when status <> 'entwurf' then least(deadline, closed_on) end) STORED;--> statement-breakpoint
CREATE INDEX "ausschreibungen_over" ON "ausschreibungen" USING btree ("over_on") WHERE over_on is not null;--> statement-breakpoint
-- A call that is closed and then awarded was over when it was closed.
CREATE FUNCTION note_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.closed_on := CASE WHEN NEW.status IN ('geschlossen', 'vergeben')
    THEN coalesce(NEW.closed_on, (now() AT TIME ZONE 'Europe/Vienna')::date) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ausschreibungen_note_closing BEFORE INSERT OR UPDATE OF status ON ausschreibungen
  FOR EACH ROW EXECUTE FUNCTION note_closing();
