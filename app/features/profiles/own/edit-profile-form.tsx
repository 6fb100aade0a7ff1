import type { ShownForm } from "~/db/filled";
import { branchen } from "~/features/profiles/branchen";
import { ownEntries } from "~/features/profiles/entries";
import type { ProfileInput } from "~/features/profiles/profile-form";
import { skillCatalogue } from "~/features/profiles/skills";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { profileMax } from "~/text/maximums";
import { ActionBar } from "~/ui/action-bar";
import { Button, CancelLink } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { TextAreaField, TextField } from "~/ui/field";
import { FormGroup } from "~/ui/form-group";
import { NameField } from "./name-field";
import type { OwnProfile } from "./own-profile.server";
import { VisibilityFields } from "./visibility-fields";

export function EditProfileForm({ profile, arrived }: { profile: OwnProfile; arrived: FormAnswer | undefined }) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "profil",
    rules: () => import("~/features/profiles/profile-form"),
    schema: ({ profileSchema }) => profileSchema,
    defaultValue: initialValues(profile),
    arrived,
    failure: "Fehler beim Aktualisieren des Profils",
    labels: { name: "Name" },
  });

  return (
    <AnsweredForm form={form} action="/profil/bearbeiten" version={profile.version}>
      <FormGroup title="Wer Sie sind">
        <NameField field={fields.name} ownName={profile.name} />
        <TextField
          field={fields.title}
          label="Titel"
          optional
          counter={profileMax.title}
          hint={
            profile.userType === "kreative"
              ? "Was Sie machen, in einem Satz"
              : "Was Ihr Unternehmen macht, in einem Satz"
          }
        />
        <TextField field={fields.location} label="Ort" optional autoComplete="address-level2" />
        <TextAreaField
          field={fields.bio}
          label="Über uns"
          optional
          rows={7}
          counter={profileMax.bio}
          hint="Die ersten 350 Zeichen stehen auf Ihrer Karte."
        />
      </FormGroup>
      <FormGroup title={profile.userType === "kreative" ? "Skills" : "Branchen"}>
        {profile.userType === "kreative" ? (
          <>
            <ChoiceField
              field={fields.skills}
              label="Was Sie können"
              look="chips"
              multiple
              options={skillCatalogue.map((skill) => ({ value: skill, label: skill }))}
            />
            <TextField field={fields.customSkills} label="Eigene Skills" optional hint="Mehrere mit Komma trennen" />
          </>
        ) : (
          <>
            <ChoiceField
              field={fields.branchen}
              label="Worin Sie arbeiten"
              look="chips"
              multiple
              options={branchen.map(({ key, label }) => ({ value: key, label }))}
            />
            <TextField
              field={fields.customBranchen}
              label="Eigene Branchen"
              optional
              hint="Mehrere mit Komma trennen"
            />
          </>
        )}
      </FormGroup>
      <FormGroup title="Kontakt" text="Sehen nur angemeldete Personen.">
        <TextField
          field={fields.contactEmail}
          label="Kontakt-E-Mail"
          optional
          type="email"
          autoComplete="email"
          hint="Eine andere als die Ihres Kontos bestätigen Sie mit einem Link, den wir dorthin senden."
        />
        <TextField field={fields.phone} label="Telefon" optional type="tel" autoComplete="tel" />
        <TextField
          field={fields.website}
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          placeholder="www.beispiel.at"
        />
        <TextField
          field={fields.vatNumber}
          label="UID-Nummer"
          optional
          hint="Sieht nur die andere Seite eines bestätigten Auftrags, auf dem Auftragsblatt."
        />
      </FormGroup>
      <FormGroup title="Sichtbarkeit">
        <VisibilityFields fields={fields} userType={profile.userType} />
      </FormGroup>
      <ActionBar className="mt-10">
        <Button busy={isBusy} busyLabel="Speichern...">
          Speichern
        </Button>
        <CancelLink to="/profil" />
      </ActionBar>
    </AnsweredForm>
  );
}

function initialValues({ profileStatus, emailText, ...profile }: OwnProfile): ShownForm<ProfileInput> {
  return {
    ...profile,
    contactEmail: emailText,
    customSkills: ownEntries("skills", profile.skills),
    customBranchen: ownEntries("branchen", profile.branchen),
    isHidden: profileStatus === "hidden",
  };
}
