import type { ReactNode } from "react";
import { orderPath } from "~/features/offers/offer";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { collaborationMax, orderMax } from "~/text/maximums";
import { Button, type ButtonLook } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { orderAct } from "./order";

interface WordsFormProps {
  id: string;
  act: string;
  label: string;
  hint: string;
  button: string;
  variant?: ButtonLook["variant"];
  /** A form for one line instead of several. */
  sentence?: "new" | "answer";
  /** What is stored now. */
  stored?: string;
  children?: ReactNode;
  /** The answer in the page to a form of it that was sent without script. */
  arrived: FormAnswer | undefined;
}

/** The answer, if it is to this act's form. */
export const answerTo = (act: string, arrived: FormAnswer | undefined) =>
  arrived?.result.initialValue?.[orderAct.field] === act ? arrived : undefined;

/** An act on an order that needs words for the other side. */
export function WordsForm({
  id,
  act,
  label,
  hint,
  button,
  variant,
  sentence,
  stored,
  children,
  arrived,
}: WordsFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: act,
    rules: () => import("./order-schema"),
    schema: (schemas) =>
      sentence === "new"
        ? schemas.sentenceSchema
        : sentence === "answer"
          ? schemas.answerSchema
          : schemas.orderWordsSchema,
    defaultValue: stored === undefined ? undefined : { text: stored },
    arrived: answerTo(act, arrived),
    failure: "Das hat nicht geklappt",
  });
  return (
    <AnsweredForm form={form} action={orderPath(id)} className="grid gap-4 text-ink">
      <input type="hidden" name={orderAct.field} value={act} />
      {children}
      <TextAreaField
        field={fields.text}
        label={label}
        hint={hint}
        counter={sentence ? collaborationMax.sentence : orderMax.words}
        rows={sentence ? 2 : 3}
      />
      <div>
        <Button variant={variant} busy={isBusy} busyLabel="Wird gesendet...">
          {button}
        </Button>
      </div>
    </AnsweredForm>
  );
}
