import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button, ButtonLink } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import { longestPost, postEditSchema } from "./post";

interface PostEditFormProps {
  post: { id: number; content: string };
  /** Closes a form that is open inside a page. */
  onDone?: () => void;
  /** The page to return to when the form has its own page. */
  backTo?: string;
  arrived?: FormAnswer;
}

export function PostEditForm({ post, onDone, backTo, arrived }: PostEditFormProps) {
  const { pathname, search } = useLocation();
  const back = backTo ?? `${pathname}${search}`;
  const { Form, form, fields, answer, problem, isBusy } = useAnsweredForm({
    id: `post-${post.id}-bearbeiten`,
    schema: postEditSchema,
    defaultValue: { content: post.content },
    arrived,
    failure: "Fehler beim Bearbeiten des Posts",
  });
  const wasBusy = useRef(false);

  useEffect(() => {
    // A saved post answers with a redirect, which leaves no answer here.
    if (wasBusy.current && !isBusy && !answer) onDone?.();
    wasBusy.current = isBusy;
  }, [isBusy, answer, onDone]);

  return (
    <Form
      method="post"
      action={`/posts/${post.id}/bearbeiten`}
      preventScrollReset
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
    >
      <Problem problem={problem} />
      <input type="hidden" name="weiter" value={back} />
      <TextAreaField field={fields.content} label="Text" counter={longestPost} rows={6} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isBusy} busyLabel="Speichere...">
          Speichern
        </Button>
        {onDone ? (
          <Button type="button" variant="quiet" onClick={onDone}>
            Abbrechen
          </Button>
        ) : (
          <ButtonLink to={back} variant="quiet">
            Abbrechen
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
