import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Button } from "../button";
import { CheckboxField } from "../checkbox-field";
import { ChoiceField } from "../choice-field";
import { SelectField, TextAreaField, TextField } from "../field";
import { type Field, plainField } from "../field-frame";
import { FileField } from "../file-field";
import { PasswordField } from "../password-field";
import { Problem } from "../problem";
import { Section } from "../section";

const places = ["Bregenz", "Dornbirn", "Feldkirch"].map((place) => ({ value: place, label: place }));
const kinds = [
  { value: "kreative", label: "Kreative/r" },
  { value: "unternehmen", label: "Unternehmen" },
];
const skills = ["Illustration", "Branding", "Webdesign", "Fotografie", "Podcast Marketing"].map((skill, index) => ({
  value: skill,
  label: skill,
  disabled: index === 4,
}));

const wrong = (field: Field, error: string): Field => ({ ...field, errors: [error] });

export function FormStates() {
  const [isBusy, setIsBusy] = useState(false);

  return (
    <Section title="Formular">
      <form className="grid gap-x-8 gap-y-6 md:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <ChoiceField field={plainField("art", "kreative")} label="Ich bin" options={kinds} className="md:col-span-2" />
        <TextField field={plainField("titel", "Illustration")} label="Titel" counter={70} hint="Was Sie machen." />
        <TextField
          field={plainField("q")}
          label="Suche"
          type="search"
          icon={<Search aria-hidden size={20} />}
          optional
        />
        <TextField
          field={wrong(plainField("mail", "anna@"), "Bitte geben Sie eine gültige E-Mail-Adresse ein.")}
          label="E-Mail"
          type="email"
        />
        <PasswordField
          field={plainField("kennwort")}
          label="Passwort"
          autoComplete="new-password"
          hint="Mindestens 6 Zeichen."
        />
        <SelectField
          field={plainField("ort")}
          label="Ort"
          options={[{ label: "In der Region", options: places }]}
          placeholder="Bitte wählen"
        />
        <SelectField
          field={wrong(plainField("ort2"), "Bitte wählen Sie einen Ort.")}
          label="Zweiter Ort"
          options={places}
          placeholder="Bitte wählen"
        />
        <TextAreaField field={plainField("text")} label="Beschreibung" placeholder="Worum geht es?" counter={500} />
        <TextAreaField field={wrong(plainField("text2", "Zu kurz"), "Mindestens 20 Zeichen.")} label="Nachricht" />
        <TextField
          field={plainField("fest", "anna@kreativ.example")}
          label="Konto"
          readOnly
          hint="Kann nicht geändert werden."
        />
        <FileField field={plainField("bild")} label="Bild" accept="image/*" hint="JPEG oder PNG, höchstens 10 MB." />
        <ChoiceField
          field={plainField("faehigkeit", ["Illustration", "Branding"])}
          label="Spezialisierungen"
          look="chips"
          multiple
          options={skills}
          hint="Maximal 5 Spezialisierungen"
        />
        <ChoiceField
          field={wrong(plainField("wahl"), "Bitte wählen Sie eines davon.")}
          label="Auswahl mit Fehler"
          options={kinds}
        />
        <CheckboxField
          field={plainField("agb")}
          label={
            <>
              Ich akzeptiere die{" "}
              <a href="#knoepfe" className="link">
                AGB
              </a>
              .
            </>
          }
        />
        <CheckboxField field={wrong(plainField("agb2"), "Bitte akzeptieren Sie die AGB.")} label="Mit Fehler" />
        <div className="md:col-span-2">
          <Problem
            problem={{
              title: "Bitte prüfen Sie Ihre Angaben.",
              errors: [{ id: "mail", text: "E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein." }],
              isFocusElsewhere: true,
            }}
          />
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <Button busy={isBusy} busyLabel="Wird gespeichert..." onClick={() => setIsBusy(true)}>
            Speichern
          </Button>
          <Button type="button" variant="quiet" onClick={() => setIsBusy(false)}>
            Zurücksetzen
          </Button>
        </div>
      </form>
    </Section>
  );
}
