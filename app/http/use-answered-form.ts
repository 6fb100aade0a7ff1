import { type DefaultValue, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useFetcher } from "react-router";
import type { input, output, ZodMiniType } from "zod/mini";
import type { FormAnswer } from "./answer";

type FormSchema = ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

interface Options<Schema extends FormSchema> {
  id: string;
  schema: Schema;
  defaultValue?: DefaultValue<input<Schema>>;
  /** The answer that came with the page, when the form was sent without script. */
  arrived?: FormAnswer;
  /** What has failed when the server did not take the form. */
  failure?: string;
}

/** One form, checked by one schema here and on the server. What was typed stays when the server refuses it. */
export function useAnsweredForm<Schema extends FormSchema>({
  id,
  schema,
  defaultValue,
  arrived,
  failure,
}: Options<Schema>) {
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data ?? arrived;
  const [form, fields] = useForm<input<Schema>, output<Schema>>({
    id,
    defaultValue,
    lastResult: fetcher.state === "idle" ? answer?.result : undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
    // Refusals are worded by us, with and without script; the browser's own bubbles would speak its language.
    defaultNoValidate: true,
  });
  const isBusy = fetcher.state !== "idle";
  const problem = answer?.isLost && failure ? { ...answer.problem, title: failure } : answer?.problem;
  return { form, fields, fetcher, answer, problem: isBusy ? undefined : problem, isBusy };
}
