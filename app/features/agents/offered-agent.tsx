import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";
import { newAgentPath } from "./agent";

type OfferedAgentProps = { text: string; fields: [string, string][] };

/** Offers a stored search that fits the person's profile, with one button. */
export function OfferedAgent({ text, fields }: OfferedAgentProps) {
  return (
    <Section title="Aus Ihrem Profil">
      <p className="mb-5 max-w-text">
        Nach Ihrem Titel oder Ihren Skills und Ihrem Ort würde dieser Suchauftrag passen: Ausschreibungen für {text}.
      </p>
      <WriteForm action={newAgentPath} failure="Fehler beim Speichern des Suchauftrags">
        {(isBusy) => (
          <>
            {fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button busy={isBusy}>Diesen Suchauftrag anlegen</Button>
          </>
        )}
      </WriteForm>
    </Section>
  );
}
