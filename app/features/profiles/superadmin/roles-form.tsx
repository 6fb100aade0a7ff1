import { useState } from "react";
import { roles as scopes } from "~/audit/roles";
import type { Role } from "~/db/schema";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { plainField } from "~/ui/field-frame";

interface RolesFormProps {
  action: string;
  held: Role[];
}

const formId = "rollen";

/** Gives and takes the roles between member and superadmin. */
export function RolesForm(props: RolesFormProps) {
  const stored = useKeyOfStored(props.held.join(), formId);
  return <FormOfStored key={`${props.action} ${stored}`} {...props} />;
}

function FormOfStored({ action, held }: RolesFormProps) {
  // What the boxes showed first, also when the page has loaded other roles since.
  const [seen] = useState(held);
  return (
    <WriteForm id={formId} action={action} failure="Fehler beim Ändern der Rollen" className="grid gap-4 text-ink">
      {(isBusy) => (
        <>
          {seen.map((role) => (
            <input key={role} type="hidden" name="seen" value={role} />
          ))}
          <p>
            Die Person bekommt davon eine E-Mail. Was Sie wegnehmen, gilt sofort. Superadmins werden am Server ernannt.
          </p>
          {Object.entries(scopes).map(([role, { label, says }]) => (
            <CheckboxField
              key={role}
              field={plainField(role, seen.includes(role as Role) ? "on" : "", `rolle-${role}`)}
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
  );
}
