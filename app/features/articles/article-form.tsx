import { useRef } from "react";
import type { FormAnswer, Problem as RefusedWith } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { articleMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { isChanged } from "~/ui/is-changed";
import { Link } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import { useQueuedPress } from "~/ui/use-queued-press";
import { articleCategories } from "./article";
import { ArticleField } from "./article-field";
import type { ArticleFields } from "./article-schema";
import { CoverField } from "./cover-field";
import { DeskDialog } from "./desk-dialog";
import { WithdrawalFields } from "./superadmin/withdrawal-fields";
import { usePicturesUnderWay } from "./upload-picture";

interface ArticleFormProps {
  title: string;
  action: string;
  article: Partial<Omit<ArticleFields, "imageUrl">> & { imageUrl?: string | null };
  /** What is stored; absent for a new article. */
  version?: Version;
  /** What would refuse the form now. */
  prevented: RefusedWith | null;
  arrived: FormAnswer | undefined;
  /** Whether somebody else gets a reason when the article is not published any more. */
  restricts?: boolean;
  children?: React.ReactNode;
}

export const articleFormId = "beitrag";

const desk = "/blog/admin";

export function ArticleForm({
  title,
  action,
  article,
  version,
  prevented,
  arrived,
  restricts,
  children,
}: ArticleFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: articleFormId,
    rules: () => import("./article-schema"),
    schema: ({ articleSchema }) => articleSchema,
    defaultValue: article,
    arrived,
    failure: "Fehler beim Speichern",
  });
  const element = useRef<HTMLFormElement>(null);
  const { isHeld, hold } = useQueuedPress(element, usePicturesUnderWay());

  return (
    <DeskDialog title={title} closeTo={desk} isDirty={() => arrived !== undefined || isChanged(element.current)}>
      <Prevented problem={prevented} />
      <AnsweredForm
        form={form}
        ref={element}
        action={action}
        onSubmit={hold}
        className="grid gap-6"
        once
        version={version}
      >
        <TextField field={fields.title} label="Titel" counter={articleMax.title} />
        <TextAreaField field={fields.excerpt} label="Kurzfassung" counter={articleMax.excerpt} rows={3} />
        <ArticleField field={fields.content} />
        <div className="grid gap-6 sm:grid-cols-3">
          <SelectField
            field={fields.category}
            label="Kategorie"
            placeholder="Bitte wählen"
            options={articleCategories.map((name) => ({ value: name, label: name }))}
          />
          <TextField field={fields.author} label="Autor/in" />
          <TextField
            field={fields.readTime}
            label="Lesezeit"
            optional
            placeholder="z.B. 5 min"
            hint="z.B. 5 min. Leer gelassen wird sie berechnet."
          />
        </div>
        <CoverField field={fields.imageUrl} />
        <div className="group/publishing grid gap-2">
          <CheckboxField field={fields.featured} label="Empfohlen: steht in der Liste oben" />
          <CheckboxField field={fields.published} label="Veröffentlicht: für alle zu lesen" />
          {(restricts || fields.reason.errors) && <WithdrawalFields reason={fields.reason} ground={fields.ground} />}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy || isHeld} busyLabel={isHeld ? "Warte auf das Bild..." : "Speichere..."}>
            Speichern
          </Button>
          <Link to={desk} preventScrollReset className="flex min-h-12 items-center px-4 font-semibold">
            Abbrechen
          </Link>
        </div>
      </AnsweredForm>
      {children}
    </DeskDialog>
  );
}
