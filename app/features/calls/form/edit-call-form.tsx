import type { ReactNode } from "react";
import { valuesOf } from "~/features/calls/call-fields";
import type { OwnCall } from "~/features/calls/own/own-calls.server";
import { ownCallPath } from "~/features/calls/own-call-path";
import type { FormAnswer } from "~/http/answer";
import { CallForm } from "./call-form";

type EditCallFormProps = {
  call: OwnCall;
  today: string;
  arrived?: FormAnswer;
  level?: 2 | 3;
  /** The cancel button or link. */
  children: ReactNode;
};

export function EditCallForm({ call, today, arrived, level, children }: EditCallFormProps) {
  if (!call.company) return null;
  const isDraft = call.state === "entwurf";
  return (
    <CallForm
      id={`ausschreibung-${call.id}-bearbeiten`}
      action={ownCallPath(call.id, "bearbeiten")}
      today={today}
      version={call.version}
      storedDeadline={isDraft ? null : call.deadline}
      company={call.company}
      defaultValue={valuesOf(call)}
      arrived={arrived}
      failure="Fehler beim Speichern der Änderungen"
      submitLabel={isDraft ? "Veröffentlichen" : "Änderungen speichern"}
      busyLabel="Speichern..."
      level={level}
      mayBeDraft={isDraft}
    >
      {children}
    </CallForm>
  );
}
