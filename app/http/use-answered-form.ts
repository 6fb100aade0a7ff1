import { type DefaultValue, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { input, output, ZodMiniType } from "zod/mini";
import type { FormAnswer } from "./answer";
import { problemOf, useWrite } from "./use-write";

type FormSchema = ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

interface Options<Schema extends FormSchema> {
  id: string;
  schema: Schema;
  /** Selects another schema for the values that one of the buttons sends. */
  schemaFor?: (form: FormData) => Schema;
  defaultValue?: DefaultValue<input<Schema>>;
  /** The answer in the page, for a form that was sent without script. */
  arrived?: FormAnswer;
  /** The title of the error when the server can't process the form. */
  failure: string;
}

/** A form that the browser and the server check with the same schema. Typed values stay when the server refuses it. */
export function useAnsweredForm<Schema extends FormSchema>({
  id,
  schema,
  schemaFor = () => schema,
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
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schemaFor(formData) }),
    shouldRevalidate: "onInput",
    // We word all errors, with and without script; the browser's own messages would use its language.
    defaultNoValidate: true,
  });
  return { Form, form, fields, answer, problem: isBusy ? undefined : problemOf(answer, failure), isBusy };
}
