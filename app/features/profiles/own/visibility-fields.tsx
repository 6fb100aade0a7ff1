import type { UserType } from "~/db/schema";
import { CheckboxField } from "~/ui/checkbox-field";
import type { Field } from "~/ui/field-frame";

interface VisibilityFieldsProps {
  fields: Record<"acceptsMessages" | "isHidden" | "showsCallsWhileHidden", Field>;
  userType: UserType;
}

export function VisibilityFields({ fields, userType }: VisibilityFieldsProps) {
  return (
    <>
      <CheckboxField
        field={fields.acceptsMessages}
        label="Nachrichten empfangen"
        hint="Angemeldete Personen können Ihnen über Ihr Profil schreiben."
      />
      <CheckboxField
        field={fields.isHidden}
        label="Profil ausblenden"
        hint="Andere sehen dann weder Ihr Profil noch Ihre Arbeiten und Posts noch Ihren Namen. Was Sie währenddessen veröffentlichen, erscheint erst, wenn Sie das Profil wieder zeigen. Artikel im Blog bleiben, mit dem Namen, der in ihnen steht."
      />
      {userType === "unternehmen" && (
        <CheckboxField
          field={fields.showsCallsWhileHidden}
          label="Ausschreibungen trotzdem zeigen"
          hint="Nur solange das Profil ausgeblendet ist: Mit Häkchen bleiben Ihre Ausschreibungen in der Liste, aber ohne Ihren Namen, und niemand kann ein Angebot senden. Ohne Häkchen verschwinden sie mit dem Profil."
        />
      )}
    </>
  );
}
