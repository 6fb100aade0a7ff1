import { ImagePlus } from "lucide-react";
import { useLocation } from "react-router";
import type { FormAnswer } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { SelectField, TextAreaField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import { showToast } from "~/ui/toaster";
import { ImageSlots } from "./image-slots";
import { longestPost, mostPosts, postCategories, postLimitText, postSchema } from "./post";

interface PostComposerProps {
  id: string;
  /** How many posts the author has. */
  written: number;
  backTo?: string;
  arrived?: FormAnswer;
}

export const newPostPath = "/posts/neu";

export function PostComposer({ id, written, backTo, arrived }: PostComposerProps) {
  const { pathname, search } = useLocation();
  const isFull = written >= mostPosts;
  const { form, fields, fetcher, problem, isBusy } = useAnsweredForm({
    id,
    schema: postSchema,
    arrived,
    failure: "Fehler beim Erstellen des Posts",
  });

  return (
    <fetcher.Form
      method="post"
      action={newPostPath}
      encType="multipart/form-data"
      preventScrollReset
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
    >
      <Problem problem={problem} />
      <SubmissionId arrived={arrived} />
      <input type="hidden" name="weiter" value={backTo ?? `${pathname}${search}`} />
      <TextAreaField
        field={fields.content}
        label="Was gibt es Neues?"
        hint="Zwischen **zwei Sternchen** steht Ihr Text fett."
        counter={longestPost}
        rows={3}
      />
      <details className="group mt-4 border-b border-line" open={Boolean(arrived)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 font-semibold [&::-webkit-details-marker]:hidden">
          <ImagePlus aria-hidden size={20} />
          Bilder hinzufügen <span className="font-normal text-soft">(bis zu 3)</span>
        </summary>
        <div className="pt-2 pb-5">
          <ImageSlots formId={form.id} />
        </div>
      </details>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <SelectField
          field={fields.category}
          label="Kategorie"
          optional
          placeholder="Keine"
          options={postCategories.map((category) => ({ value: category, label: category }))}
          className="w-full sm:w-56"
        />
        <Button
          busy={isBusy}
          busyLabel="Veröffentliche..."
          disabledReason={isFull ? postLimitText : undefined}
          onDisabledClick={() => showToast({ title: postLimitText, kind: "error" })}
        >
          Veröffentlichen
        </Button>
      </div>
    </fetcher.Form>
  );
}
