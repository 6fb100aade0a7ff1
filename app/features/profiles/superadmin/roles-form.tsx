import { roles as scopes } from "~/audit/roles";
import type { Role } from "~/db/schema";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { plainField } from "~/ui/field-frame";
import { Section } from "~/ui/section";

/** Gives and takes the roles between member and superadmin. */
export function RolesForm({ action, held }: { action: string; held: Role[] }) {
  return (
    <Section title="Rollen">
      <WriteForm
        key={held.join()}
        action={action}
        failure="Fehler beim Ändern der Rollen"
        className="grid max-w-text gap-4"
      >
        {(isBusy) => (
          <>
            <p>
              Die Person bekommt davon eine E-Mail. Was Sie wegnehmen, gilt sofort. Superadmins werden am Server
              ernannt.
            </p>
            {Object.entries(scopes).map(([role, { label, says }]) => (
              <CheckboxField
                key={role}
                field={plainField(role, held.includes(role as Role) ? "on" : "", `rolle-${role}`)}
                label={label}
                hint={says}
              />
            ))}
            <div>
              <Button busy={isBusy} busyLabel="Wird gespeichert...">
                Rollen speichern
              </Button>
            </div>
          </>
        )}
      </WriteForm>
    </Section>
  );
}
