import type { ReactNode } from "react";
import { valuesOf } from "~/features/calls/call-fields";
import { toldParts } from "~/features/calls/own/call-changes";
import type { OwnCall } from "~/features/calls/own/own-calls.server";
import { ownCallPath } from "~/features/calls/own-call-path";
import type { FormAnswer } from "~/http/answer";
import { formatCount } from "~/text/format-count";
import { CallForm } from "./call-form";

export const editFormId = (callId: number) => `ausschreibung-${callId}-bearbeiten`;

type EditCallFormProps = {
  call: OwnCall;
  today: string;
  /** The number of people who are told of a change, because their offer is undecided. */
  told: number;
  arrived?: FormAnswer;
  level?: 2 | 3;
  /** The cancel button or link. */
  children: ReactNode;
};

export function EditCallForm({ call, today, told, arrived, level, children }: EditCallFormProps) {
  if (!call.company) return null;
  const isDraft = call.state === "entwurf";
  return (
    <>
      {told > 0 && <WhoIsTold told={told} />}
      <CallForm
        id={editFormId(call.id)}
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
    </>
  );
}

const WhoIsTold = ({ told }: { told: number }) => (
  <p className="mb-8 max-w-text border-l-3 border-signal pl-3 text-note">
    {told === 1
      ? "Eine Person hat ein offenes Angebot. Sie bekommt eine E-Mail mit beiden Fassungen"
      : `${formatCount(told)} Personen haben ein offenes Angebot. Sie bekommen eine E-Mail mit beiden Fassungen`}
    , wenn Sie hier etwas ändern: {toldParts}.
  </p>
);
