import { GroundField } from "~/audit/ground-field";
import { reasonLength } from "~/audit/reason";
import { TextAreaField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";

/** What a superadmin says who takes somebody else's article back. Shown as long as 'published' is not ticked. */
export function WithdrawalFields({ reason, ground }: { reason: Field; ground: Field }) {
  return (
    <div className="mt-2 grid max-w-text gap-6 border-l-4 border-line pl-5 group-has-[[name=published]:checked]/publishing:hidden">
      <p>
        Für andere ist der Beitrag dann nicht mehr zu lesen. Wer ihn angelegt hat, erfährt den Grund und kann Einspruch
        erheben.
      </p>
      <GroundField field={ground} />
      <TextAreaField
        field={reason}
        label="Grund"
        hint="Diesen Text bekommt die betroffene Person per E-Mail."
        maxLength={reasonLength.max}
        rows={3}
      />
    </div>
  );
}
