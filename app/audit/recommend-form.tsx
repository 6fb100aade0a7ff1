import { Form } from "react-router";
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

/** Recommends something up to and including a day. */
export function RecommendForm({ action, featuredUntil, isRecommended, today }: RecommendFormProps) {
  return (
    <div className="grid gap-4">
      <p>
        {isRecommended
          ? `Ist als „Empfohlen“ markiert, ${featuredUntil ? `bis ${featuredUntil.split("-").reverse().join(".")}` : "ohne Ende"}.`
          : "Ist zurzeit nicht empfohlen."}
      </p>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <TextField
          field={plainField("featuredUntil", (isRecommended && featuredUntil) || "")}
          key={featuredUntil}
          label="Empfohlen bis einschließlich"
          type="date"
          min={today}
          required
        />
        <Button variant="secondary">{isRecommended ? "Ende ändern" : "Empfehlen"}</Button>
      </Form>
      {isRecommended && (
        <Form method="post" action={action}>
          <input type="hidden" name="featuredUntil" value="" />
          <Button variant="quiet">Empfehlung beenden</Button>
        </Form>
      )}
    </div>
  );
}
