import type { FormAnswer } from "~/http/answer";
import { UnsentNote, UnsentNotice } from "~/http/unsent-notice";
import type { Since } from "~/http/unsent-text";
import { useUnsentText } from "~/http/use-unsent-text";
import { WorkForm, type WorkFormProps, workFormId } from "./work-form";

interface AutosavedWorkFormProps extends WorkFormProps {
  ownerId: string;
  /** The number of the newest work. Absent in the form of a stored work, which has a version. */
  newestWork?: number;
  arrived: FormAnswer | undefined;
}

/** Stores the typed texts in this browser until the work is saved. A key for each account keeps their forms apart. */
export const AutosavedWorkForm = (props: AutosavedWorkFormProps) => (
  <FormOfOwner key={`${props.ownerId} ${props.action}`} {...props} />
);

function FormOfOwner({ ownerId, newestWork = 0, arrived, ...props }: AutosavedWorkFormProps) {
  const since: Since = props.stored?.version ?? newestWork;
  const place = { owner: ownerId, path: props.action };
  const unsent = useUnsentText({ ...place, formId: workFormId, since, isAnswered: arrived !== undefined });
  return (
    <>
      <UnsentNotice unsent={unsent} />
      <WorkForm key={unsent.key} {...props} arrived={unsent.answer ?? arrived} onRefusal={unsent.onRefusal} />
      <UnsentNote unsent={unsent}>Für neue Bilder gilt das nicht.</UnsentNote>
    </>
  );
}
