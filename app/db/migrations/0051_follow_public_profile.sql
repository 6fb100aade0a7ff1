-- A trigger on a generated column also fires for every column that the generated one depends on. So these two follow the
-- expression of is_public, whatever it is.
DROP TRIGGER profiles_company_name ON profiles;
--> statement-breakpoint
CREATE TRIGGER profiles_company_name AFTER UPDATE OF name, is_public ON profiles
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.is_public <> NEW.is_public) EXECUTE FUNCTION pass_on_company_name();
--> statement-breakpoint
DROP TRIGGER profiles_public_works ON profiles;
--> statement-breakpoint
CREATE TRIGGER profiles_public_works AFTER UPDATE OF is_public ON profiles
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION pass_on_public_profile();
