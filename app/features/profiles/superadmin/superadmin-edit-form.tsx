import { GroundField } from "~/audit/ground-field";
import { reasonLength } from "~/audit/reason";
import type { ShownForm } from "~/db/filled";
import type { UserType } from "~/db/schema";
import { branchen } from "~/features/profiles/branchen";
import type { ProfileColumns } from "~/features/profiles/profile-fields";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { profileMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import type { SuperadminInput } from "./superadmin-edit";
import { SuperadminWords } from "./superadmin-words";

interface SuperadminEditFormProps {
  profile: ProfileColumns & { id: string; userType: UserType; version: Version };
  arrived: FormAnswer | undefined;
}

const branchenOptions = branchen.map(({ key, label }) => ({ value: key, label }));

const formId = "admin-bearbeiten";

export function SuperadminEditForm(props: SuperadminEditFormProps) {
  const { id, version } = props.profile;
  const stored = useKeyOfStored(version, formId);
  return <FormOfStored key={`${id} ${stored}`} {...props} />;
}

function FormOfStored({ profile, arrived }: SuperadminEditFormProps) {
  const { id, userType, version, ...values } = profile;
  const { form, fields, isBusy } = useAnsweredForm({
    id: formId,
    rules: () => import("./superadmin-edit"),
    schema: ({ superadminEditSchema }) => superadminEditSchema(userType),
    defaultValue: {
      ...values,
      newWord: null,
      reason: null,
      ground: "agb",
    } satisfies ShownForm<SuperadminInput>,
    arrived,
    failure: "Fehler beim Speichern des Profils",
  });

  return (
    <AnsweredForm form={form} action={`/admin/profile/${id}`} className="max-w-text" version={version}>
      <div className="grid gap-5">
        <TextField field={fields.name} label="Name" autoComplete="off" />
        <TextField field={fields.title} label="Titel" counter={profileMax.title} optional />
        <TextField field={fields.location} label="Ort" optional />
        <TextAreaField field={fields.bio} label="Beschreibung" rows={6} optional />
        <TextField field={fields.phone} label="Telefon" type="tel" autoComplete="off" optional />
        <TextField field={fields.website} label="Website" inputMode="url" autoComplete="off" optional />
        <TextField field={fields.contactEmail} label="Kontakt-E-Mail" type="email" autoComplete="off" optional />
        <TextField field={fields.vatNumber} label="UID-Nummer" autoComplete="off" optional />
        {userType === "kreative" ? (
          <SuperadminWords
            kind="skills"
            field={fields.skills}
            newField={fields.newWord}
            label="Skills"
            newLabel="Neue Fähigkeit hinzufügen:"
            options={[]}
          />
        ) : (
          <SuperadminWords
            kind="branchen"
            field={fields.branchen}
            newField={fields.newWord}
            label="Branchen"
            newLabel="Neue Branche hinzufügen:"
            options={branchenOptions}
          />
        )}
        <fieldset className="grid gap-5 border-t-2 border-ink pt-5">
          <legend className="float-left w-full text-lg font-semibold">
            Verstößt etwas gegen ein Gesetz oder unsere Regeln?
          </legend>
          <p className="text-soft">
            Die Person bekommt immer eine E-Mail mit dem, was sich geändert hat. Mit einem Grund wird daraus eine
            Begründung, gegen die sie Einspruch erheben kann.
          </p>
          <TextAreaField field={fields.reason} label="Grund" counter={reasonLength.max} rows={3} optional />
          <GroundField field={fields.ground} />
        </fieldset>
        <Button busy={isBusy} busyLabel="Speichern..." className="w-fit">
          Speichern
        </Button>
      </div>
    </AnsweredForm>
  );
}
