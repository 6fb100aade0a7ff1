import { Form } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";

interface FeatureFormProps {
  action: string;
  /** The last day, as the database writes it; null when it is not featured. */
  featuredUntil: string | null;
  isFeatured: boolean;
  today: string;
}

/** Features something up to and including a day. */
export function FeatureForm({ action, featuredUntil, isFeatured, today }: FeatureFormProps) {
  return (
    <div className="grid gap-4">
      <p>
        {isFeatured
          ? `Ist als „Empfohlen“ markiert, ${featuredUntil ? `bis ${featuredUntil.split("-").reverse().join(".")}` : "ohne Ende"}.`
          : "Ist zurzeit nicht empfohlen."}
      </p>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <TextField
          field={plainField("featuredUntil", featuredUntil ?? "")}
          key={featuredUntil}
          label="Empfohlen bis einschließlich"
          type="date"
          min={today}
          required
        />
        <Button variant="secondary">{isFeatured ? "Ende ändern" : "Empfehlen"}</Button>
      </Form>
      {isFeatured && (
        <Form method="post" action={action}>
          <input type="hidden" name="featuredUntil" value="" />
          <Button variant="quiet">Empfehlung beenden</Button>
        </Form>
      )}
    </div>
  );
}
