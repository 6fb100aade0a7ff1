import { type DefaultValue, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { input, output, ZodMiniType } from "zod/mini";
import type { FormAnswer } from "./answer";
import { problemOf, useWrite } from "./use-write";

type FormSchema = ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

interface Options<Schema extends FormSchema> {
  id: string;
  schema: Schema;
  defaultValue?: DefaultValue<input<Schema>>;
  /** The answer that came with the page, when the form was sent without script. */
  arrived?: FormAnswer;
  /** What has failed when the server did not take the form. */
  failure: string;
}

/** One form, checked by one schema here and on the server. What was typed stays when the server refuses it. */
export function useAnsweredForm<Schema extends FormSchema>({
  id,
  schema,
  defaultValue,
  arrived,
  failure,
}: Options<Schema>) {
  const { Form, answer: sent, isBusy } = useWrite<FormAnswer>();
  const answer = sent ?? arrived;
  const [form, fields] = useForm<input<Schema>, output<Schema>>({
    id,
    defaultValue,
    lastResult: isBusy ? undefined : answer?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
    // Refusals are worded by us, with and without script; the browser's own bubbles would speak its language.
    defaultNoValidate: true,
  });
  return { Form, form, fields, answer, problem: isBusy ? undefined : problemOf(answer, failure), isBusy };
}
