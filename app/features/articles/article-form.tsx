import { useRef } from "react";
import type { Problem as RefusedWith } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { initialText } from "~/ui/field-frame";
import { isChanged } from "~/ui/is-changed";
import { Link } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import { Problem } from "~/ui/problem";
import { useHeldPress } from "~/ui/use-held-press";
import type { SaveAnswer } from "./answer-save.server";
import { type ArticleFields, articleCategories, longestExcerpt, longestTitle } from "./article";
import { ArticleField } from "./article-field";
import { CoverField } from "./cover-field";
import { DeskDialog } from "./desk-dialog";
import { WithdrawalFields } from "./superadmin/withdrawal-fields";
import { usePicturesUnderWay } from "./upload-picture";

interface ArticleFormProps {
  title: string;
  action: string;
  article: Partial<Omit<ArticleFields, "imageUrl">> & { imageUrl?: string | null };
  /** What would refuse the form now. */
  prevented: RefusedWith | null;
  arrived?: SaveAnswer;
  /** Whether somebody else gets a reason when the article is not published any more. */
  restricts?: boolean;
  children?: React.ReactNode;
}

const desk = "/blog/admin";

export function ArticleForm({ title, action, article, prevented, arrived, restricts, children }: ArticleFormProps) {
  const { Form, form, fields, answer, problem, isBusy } = useAnsweredForm({
    id: "beitrag",
    rules: () => import("./article"),
    schema: ({ articleSchema }) => articleSchema,
    defaultValue: article,
    arrived,
    failure: "Fehler beim Speichern",
  });
  const element = useRef<HTMLFormElement>(null);
  const { isHeld, hold } = useHeldPress(element, usePicturesUnderWay());
  const conflict = isBusy ? undefined : (answer as SaveAnswer | undefined)?.conflict;

  return (
    <DeskDialog title={title} closeTo={desk} isDirty={() => arrived !== undefined || isChanged(element.current)}>
      <Prevented problem={prevented} />
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
        {conflict !== undefined && (
          <div className="-mt-4 flex flex-wrap gap-3">
            <Button name="overwrite" value={conflict} variant="secondary" size="sm">
              Meine Fassung darüber speichern
            </Button>
            <Link to={action} target="_blank" className="link flex min-h-11 items-center font-semibold">
              Aktuellen Stand ansehen (neues Fenster)
            </Link>
          </div>
        )}
        {/* The version of the text that the form shows, also when the page has loaded a newer one since. */}
        <input type="hidden" name="version" value={initialText(fields.version)} />
        <TextField field={fields.title} label="Titel" counter={longestTitle} />
        <TextAreaField field={fields.excerpt} label="Kurzfassung" counter={longestExcerpt} rows={3} />
        <ArticleField field={fields.content} />
        <div className="grid gap-6 sm:grid-cols-3">
          <SelectField
            field={fields.category}
            label="Kategorie"
            placeholder="Bitte wählen"
            options={articleCategories.map((name) => ({ value: name, label: name }))}
          />
          <TextField field={fields.author} label="Autor/in" autoComplete="off" />
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
      </Form>
      {children}
    </DeskDialog>
  );
}
