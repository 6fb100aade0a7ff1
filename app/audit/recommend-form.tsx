import { useKeyOfStored } from "~/http/use-key-of-stored";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";

interface RecommendFormProps {
  action: string;
  /** The last day, as the database writes it; null when it is not recommended. */
  featuredUntil: string | null;
  isRecommended: boolean;
  today: string;
}

const formId = "empfehlung";
const failure = "Fehler beim Speichern der Empfehlung";

/** The form that recommends something up to and including a day. */
export function RecommendForm({ action, featuredUntil, isRecommended, today }: RecommendFormProps) {
  const stored = useKeyOfStored(`${featuredUntil}`, formId);
  return (
    <div className="grid gap-4">
      <p>
        {isRecommended
          ? `Ist als „Empfohlen“ markiert, ${featuredUntil ? `bis ${featuredUntil.split("-").reverse().join(".")}` : "ohne Ende"}.`
          : "Ist zurzeit nicht empfohlen."}
      </p>
      <WriteForm id={formId} action={action} failure={failure}>
        {(isBusy) => (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              field={plainField("featuredUntil", (isRecommended && featuredUntil) || "")}
              key={stored}
              label="Empfohlen bis einschließlich"
              type="date"
              min={today}
              required
            />
            <Button variant="secondary" busy={isBusy}>
              {isRecommended ? "Ende ändern" : "Empfehlen"}
            </Button>
          </div>
        )}
      </WriteForm>
      {isRecommended && (
        <WriteForm action={action} failure={failure}>
          {(isBusy) => (
            <>
              <input type="hidden" name="featuredUntil" value="" />
              <Button variant="secondary" busy={isBusy}>
                Empfehlung beenden
              </Button>
            </>
          )}
        </WriteForm>
      )}
    </div>
  );
}
