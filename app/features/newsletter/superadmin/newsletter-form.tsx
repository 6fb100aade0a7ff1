import { useRef } from "react";
import { ArticleField } from "~/features/articles/article-field";
import { usePicturesUnderWay } from "~/features/articles/upload-picture";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { newsletterMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useQueuedPress } from "~/ui/use-queued-press";
import type { NewsletterFields } from "./newsletter";

interface NewsletterFormProps {
  action: string;
  newsletter?: NewsletterFields;
  /** What is stored; absent for a new newsletter. */
  version?: Version;
  arrived: FormAnswer | undefined;
}

const formId = "newsletter";

export function NewsletterForm(props: NewsletterFormProps) {
  const stored = useKeyOfStored(props.version ?? "", formId);
  return <FormOfStored key={`${props.action} ${stored}`} {...props} />;
}

function FormOfStored({ action, newsletter, version, arrived }: NewsletterFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: formId,
    rules: () => import("./newsletter"),
    schema: ({ newsletterSchema }) => newsletterSchema,
    defaultValue: newsletter,
    arrived,
    failure: "Fehler beim Speichern",
  });
  const element = useRef<HTMLFormElement>(null);
  const { isHeld, hold } = useQueuedPress(element, usePicturesUnderWay());
  return (
    <AnsweredForm
      form={form}
      ref={element}
      action={action}
      onSubmit={hold}
      className="grid gap-6"
      once
      version={version}
    >
      <TextField field={fields.subject} label="Betreff" counter={newsletterMax.subject} />
      <ArticleField field={fields.content} label="Text" />
      <div>
        <Button busy={isBusy || isHeld} busyLabel={isHeld ? "Warte auf das Bild..." : "Speichere..."}>
          Entwurf speichern
        </Button>
      </div>
    </AnsweredForm>
  );
}
