import type { FormAnswer } from "~/http/answer";
import { UnsentForm } from "~/http/unsent-form";
import { WorkForm, type WorkFormProps, workFormId } from "./work-form";

interface AutosavedWorkFormProps extends WorkFormProps {
  ownerId: string;
  /** The number of the newest work. Absent in the form of a stored work, which has a version. */
  newestWork?: number;
  arrived: FormAnswer | undefined;
}

/** The form of a work, whose texts this browser stores until they are saved. */
export const AutosavedWorkForm = ({ ownerId, newestWork = 0, arrived, ...props }: AutosavedWorkFormProps) => (
  <UnsentForm
    owner={ownerId}
    path={props.action}
    formId={workFormId}
    since={props.stored?.version ?? newestWork}
    arrived={arrived}
    note="Für neue Bilder gilt das nicht."
  >
    {({ key, ...form }) => <WorkForm key={key} {...props} {...form} />}
  </UnsentForm>
);
