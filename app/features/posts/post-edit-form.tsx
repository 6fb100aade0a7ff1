import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { postMax } from "~/text/maximums";
import { Button, CancelLink } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { CategoryField } from "./category-field";
import { ImageSlots } from "./image-slots";
import type { ShownPost } from "./post";

interface PostEditFormProps {
  post: Pick<ShownPost, "id" | "content" | "images" | "category">;
  /** Closes a form that is open inside a page. */
  onDone?: () => void;
  /** The page to return to when the form has its own page. */
  backTo?: string;
  arrived?: FormAnswer;
}

export function PostEditForm({ post, onDone, backTo, arrived }: PostEditFormProps) {
  const { pathname, search } = useLocation();
  const back = backTo ?? `${pathname}${search}`;
  const { form, fields, answer, isBusy } = useAnsweredForm({
    id: `post-${post.id}-bearbeiten`,
    rules: () => import("./post-schema"),
    schema: ({ postSchema }) => postSchema,
    defaultValue: { content: post.content, category: post.category ?? undefined },
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
    <AnsweredForm
      form={form}
      action={`/posts/${post.id}/bearbeiten`}
      encType="multipart/form-data"
      preventScrollReset
      once
    >
      <input type="hidden" name="weiter" value={back} />
      <div className="grid gap-6">
        <TextAreaField field={fields.content} label="Text" counter={postMax.content} rows={6} />
        <fieldset>
          <legend className="mb-1.5 font-semibold">
            Bilder <span className="font-normal text-soft">{`(bis zu ${postMax.images})`}</span>
          </legend>
          <ImageSlots formId={form.id} stored={post.images} arrived={arrived} />
        </fieldset>
        <CategoryField field={fields.category} className="sm:w-56" />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isBusy} busyLabel="Speichere...">
          Speichern
        </Button>
        {onDone ? (
          <Button type="button" variant="quiet" onClick={onDone}>
            Abbrechen
          </Button>
        ) : (
          <CancelLink to={back} />
        )}
      </div>
    </AnsweredForm>
  );
}
