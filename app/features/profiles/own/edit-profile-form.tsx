import { type ReactNode, useRef } from "react";
import type { ShownForm } from "~/db/filled";
import { branchen } from "~/features/profiles/branchen";
import { ownEntries } from "~/features/profiles/entries";
import { titleLength } from "~/features/profiles/profile";
import { type ProfileInput, profileSchema } from "~/features/profiles/profile-form";
import { skillCatalogue } from "~/features/profiles/skills";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { TextAreaField, TextField } from "~/ui/field";
import { FormError } from "~/ui/form-error";
import { Problem } from "~/ui/problem";
import { NameField } from "./name-field";
import type { OwnProfile } from "./own-profile.server";
import { UnsavedChanges } from "./unsaved-changes";

interface EditProfileFormProps {
  profile: OwnProfile;
  arrived?: FormAnswer;
}

export function EditProfileForm({ profile, arrived }: EditProfileFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "profil",
    schema: profileSchema,
    defaultValue: initialValues(profile),
    arrived,
    failure: "Fehler beim Aktualisieren des Profils",
  });

  const element = useRef<HTMLFormElement>(null);

  return (
    <Form
      ref={element}
      method="post"
      action="/profil/bearbeiten"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      data-asks-before-leaving
    >
      <UnsavedChanges form={element} isSending={isBusy} />
      <Problem problem={problem} />
      <FormError form={form} title="Bitte prüfen Sie Ihre Angaben." fields={[{ label: "Name", field: fields.name }]} />
      <input type="hidden" name="version" value={profile.version} />
      <Group title="Wer Sie sind">
        <NameField field={fields.name} ownName={profile.name} />
        <TextField
          field={fields.title}
          label="Titel"
          optional
          counter={titleLength}
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
          counter={5000}
          hint="Die ersten 350 Zeichen stehen auf Ihrer Karte."
        />
      </Group>
      <Group title={profile.userType === "kreative" ? "Skills" : "Branchen"}>
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
      </Group>
      <Group title="Kontakt" text="Sehen nur angemeldete Personen.">
        <TextField field={fields.contactEmail} label="Kontakt-E-Mail" optional type="email" autoComplete="email" />
        <TextField field={fields.phone} label="Telefon" optional type="tel" autoComplete="tel" />
        <TextField
          field={fields.website}
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          placeholder="www.beispiel.at"
        />
      </Group>
      <Group title="Sichtbarkeit">
        <CheckboxField
          field={fields.acceptsMessages}
          label="Nachrichten empfangen"
          hint="Angemeldete Personen können Ihnen über Ihr Profil schreiben."
        />
        <CheckboxField
          field={fields.isHidden}
          label="Profil ausblenden"
          hint="Andere sehen dann weder Ihr Profil noch Ihre Posts noch Ihren Namen. Was Sie währenddessen veröffentlichen, erscheint erst, wenn Sie das Profil wieder zeigen. Artikel im Blog bleiben, mit dem Namen, der in ihnen steht."
        />
        {profile.userType === "unternehmen" && (
          <CheckboxField
            field={fields.showsCallsWhileHidden}
            label="Ausschreibungen trotzdem zeigen"
            hint="Nur solange das Profil ausgeblendet ist: Mit Häkchen bleiben Ihre Ausschreibungen in der Liste, aber ohne Ihren Namen, und niemand kann ein Angebot senden. Ohne Häkchen verschwinden sie mit dem Profil."
          />
        )}
      </Group>
      <ActionBar className="mt-10">
        <Button busy={isBusy} busyLabel="Speichern...">
          Speichern
        </Button>
        <ButtonLink to="/profil" variant="quiet">
          Abbrechen
        </ButtonLink>
      </ActionBar>
    </Form>
  );
}

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-6 border-b border-line py-9 lg:grid-cols-[14rem_1fr]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="mt-2 text-note text-soft">{text}</p>}
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}

function initialValues({ profileStatus, ...profile }: OwnProfile): Omit<ShownForm<ProfileInput>, "version"> {
  return {
    ...profile,
    customSkills: ownEntries("skills", profile.skills),
    customBranchen: ownEntries("branchen", profile.branchen),
    isHidden: profileStatus === "hidden",
  };
}
