import { useRef } from "react";
import { ArticleField } from "~/features/articles/article-field";
import { usePicturesUnderWay } from "~/features/articles/upload-picture";
import type { FormAnswer } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useAnsweredForm } from "~/http/use-answered-form";
import { newsletterMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import { useQueuedPress } from "~/ui/use-queued-press";
import type { NewsletterFields } from "./newsletter";

interface NewsletterFormProps {
  action: string;
  newsletter?: NewsletterFields;
  arrived?: FormAnswer;
}

export function NewsletterForm({ action, newsletter, arrived }: NewsletterFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "newsletter",
    rules: () => import("./newsletter"),
    schema: ({ newsletterSchema }) => newsletterSchema,
    defaultValue: newsletter && { subject: newsletter.subject, content: newsletter.content },
    arrived,
    failure: "Fehler beim Speichern",
  });
  const element = useRef<HTMLFormElement>(null);
  const { isHeld, hold } = useQueuedPress(element, usePicturesUnderWay());
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      id={form.id}
      onSubmit={(event) => hold(event) || form.onSubmit(event)}
      noValidate
      className="grid gap-6"
    >
      <Problem problem={problem} />
      <SubmissionId arrived={arrived} />
      {newsletter?.version !== undefined && <input type="hidden" name="version" value={newsletter.version} />}
      <TextField field={fields.subject} label="Betreff" counter={newsletterMax.subject} />
      <ArticleField field={fields.content} label="Text" />
      <div>
        <Button busy={isBusy || isHeld} busyLabel={isHeld ? "Warte auf das Bild..." : "Speichere..."}>
          Entwurf speichern
        </Button>
      </div>
    </Form>
  );
}
