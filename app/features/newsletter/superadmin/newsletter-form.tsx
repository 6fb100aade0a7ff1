import { ArticleField } from "~/features/articles/article-field";
import type { FormAnswer } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import { longestSubject, type NewsletterFields } from "./newsletter";

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
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-6">
      <Problem problem={problem} />
      <SubmissionId arrived={arrived} />
      {newsletter?.version !== undefined && <input type="hidden" name="version" value={newsletter.version} />}
      <TextField field={fields.subject} label="Betreff" counter={longestSubject} />
      <ArticleField field={fields.content} label="Text" />
      <div>
        <Button busy={isBusy} busyLabel="Speichere...">
          Entwurf speichern
        </Button>
      </div>
    </Form>
  );
}
