import ImagePlus from "lucide-react/icons/image-plus";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { WhileHidden } from "~/auth/while-hidden";
import type { FormAnswer, Problem as RefusedWith } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { postMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { Prevented } from "~/ui/prevented";
import { showToast } from "~/ui/toaster";
import { CategoryField } from "./category-field";
import { ImageSlots } from "./image-slots";
import { hiddenPostText, postLimitText } from "./writing";

interface PostComposerProps {
  id: string;
  /** The number of posts that the author has. */
  written: number;
  /** What would refuse a post now. */
  prevented: RefusedWith | null;
  backTo?: string;
  arrived?: FormAnswer;
  /** Shows all fields at once, for the composer on its own page. */
  isOpen?: boolean;
}

const newPostPath = "/posts/neu";

export function PostComposer({ id, written, prevented, backTo, arrived, isOpen = false }: PostComposerProps) {
  const { pathname, search } = useLocation();
  const isFull = written >= postMax.posts;
  const { form, fields, isBusy } = useAnsweredForm({
    id,
    rules: () => import("./post-schema"),
    schema: ({ postSchema }) => postSchema,
    arrived,
    failure: "Fehler beim Erstellen des Posts",
  });

  const element = useRef<HTMLFormElement>(null);
  const [isUsed, setIsUsed] = useState(isOpen || arrived !== undefined);

  // The person may have started typing before this script ran.
  useEffect(() => {
    const text = element.current?.querySelector("textarea");
    if (text?.value || element.current?.contains(document.activeElement)) setIsUsed(true);
  }, []);

  return (
    <>
      <WhileHidden>{hiddenPostText}</WhileHidden>
      {isFull && <Notice title={postLimitText} className="mb-5 border-t-0! pt-0!" />}
      <Prevented problem={prevented} />
      <AnsweredForm
        form={form}
        ref={element}
        onFocus={() => setIsUsed(true)}
        data-used={isUsed || undefined}
        className="composer"
        action={newPostPath}
        encType="multipart/form-data"
        preventScrollReset
        once
      >
        <input type="hidden" name="weiter" value={backTo ?? `${pathname}${search}`} />
        <TextAreaField
          field={fields.content}
          label="Was gibt es Neues?"
          hideLabel
          placeholder="Was gibt es Neues?"
          hint="Zwischen **zwei Sternchen** steht Ihr Text fett."
          counter={postMax.content}
          rows={3}
        />
        <div className="composer-rest">
          <details className="group mt-4 border-b border-line" open={Boolean(arrived)}>
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 font-semibold [&::-webkit-details-marker]:hidden">
              <ImagePlus aria-hidden size={20} />
              Bilder hinzufügen <span className="font-normal text-soft">{`(bis zu ${postMax.images})`}</span>
            </summary>
            <div className="pt-2 pb-5">
              <ImageSlots formId={form.id} arrived={arrived} />
            </div>
          </details>
          <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
            <CategoryField field={fields.category} className="w-full sm:w-56" />
            <Button
              busy={isBusy}
              busyLabel="Veröffentliche..."
              disabledReason={isFull && <span className="sr-only">{postLimitText}</span>}
              onDisabledClick={() => showToast({ title: postLimitText, kind: "error" })}
            >
              Veröffentlichen
            </Button>
          </div>
        </div>
      </AnsweredForm>
    </>
  );
}
