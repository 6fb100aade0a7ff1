import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { invitationMax } from "~/text/maximums";
import { Button, CancelLink } from "~/ui/button";
import { SelectField, TextAreaField } from "~/ui/field";
import { invitePath } from "./invitation";

interface InviteFormProps {
  person: { name: string; slug: string };
  calls: { id: number; title: string; isInvited: boolean; hasOffered: boolean }[];
  /** The call that is chosen already. */
  callId: number | null;
  arrived: FormAnswer | undefined;
}

export function InviteForm({ person, calls, callId, arrived }: InviteFormProps) {
  const free = calls.filter(({ isInvited, hasOffered }) => !isInvited && !hasOffered);
  const [only] = free.length === 1 ? free : [];
  const chosen = calls.find(({ id }) => id === callId) ?? only;
  const { form, fields, isBusy } = useAnsweredForm({
    id: "einladen",
    rules: () => import("./invitation-schema"),
    schema: ({ invitationSchema }) => invitationSchema,
    defaultValue: { call: chosen ? `${chosen.id}` : "" },
    arrived,
    failure: "Fehler beim Senden der Einladung",
  });
  return (
    <AnsweredForm form={form} action={invitePath(person.slug)} className="grid gap-6">
      <SelectField
        field={fields.call}
        label="Ausschreibung"
        placeholder={chosen ? undefined : "Bitte wählen"}
        options={calls.map(({ id, title, isInvited, hasOffered }) => ({
          value: `${id}`,
          label: hasOffered ? `${title} (hat angeboten)` : isInvited ? `${title} (eingeladen)` : title,
        }))}
      />
      <TextAreaField
        field={fields.message}
        label="Ein Satz von Ihnen"
        optional
        hint="Warum gerade diese Person? Was in der Ausschreibung steht, schicken wir mit."
        counter={invitationMax.message}
        rows={4}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Einladung senden
        </Button>
        <CancelLink to={`/kreative/${person.slug}`} />
      </div>
    </AnsweredForm>
  );
}
