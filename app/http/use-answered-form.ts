import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { input } from "zod/mini";
import type { Field } from "~/ui/field-frame";
import type { ShownProblem } from "~/ui/problem";
import type { FormAnswer, FormResult, FormSchema } from "./answer";
import { problemOf, useWrite } from "./use-write";

/** How long a form waits for its check before only the server checks it. */
const maxWaitMs = 2000;

type Names<Schema extends FormSchema> = Extract<keyof input<Schema>, string>;

/** What a form shows before anybody types: text, a number, a box's state, or a list of texts or of rows. */
export type DefaultValues<Name extends string> = {
  readonly [Key in Name]?: string | number | boolean | null | readonly unknown[];
};

export type FormFields<Name extends string> = Record<Name, Field & { value?: unknown }>;

interface Options<Rules, Schema extends FormSchema> {
  id: string;
  /** Imports the module with the schema. It is called when the form is first used. */
  rules: () => Promise<Rules>;
  /** Selects the schema for the values that are sent, also by one of several buttons. */
  schema: (rules: Rules, sent: FormData) => Schema;
  defaultValue?: DefaultValues<Names<Schema>>;
  /** The answer in the page, for a form that was sent without script. */
  arrived?: FormAnswer;
  /** The title of the error when the server can't process the form. */
  failure: string;
  /** The labels of the fields whose errors are also listed above a long form. */
  labels?: Partial<Record<string, string>>;
  /** The title of that list. */
  listTitle?: (errors: Errors, values: Values) => string | undefined;
}

/**
 * A form that the browser and the server check with the same schema. Typed values stay when the server refuses it. The
 * schema loads when the form is first used. A form that is sent before waits a moment, then only the server checks it.
 */
export function useAnsweredForm<Rules, Schema extends FormSchema>({
  id,
  rules,
  schema,
  defaultValue,
  arrived,
  failure,
  labels,
  listTitle,
}: Options<Rules, Schema>) {
  const { Form, answer: sent, isBusy: isSending } = useWrite<FormAnswer>();
  const answer = sent ?? arrived;
  const result = isSending ? undefined : answer?.result;

  const [initial] = useState(() => result?.initialValue ?? typedValues(defaultValue));
  const [shown, setShown] = useState({ errors: errorsOf(result), values: initial });
  const [refusals, setRefusals] = useState(0);
  // Without script nothing moves to the first wrong field, so the errors are listed where the focus is.
  const [focusAt, setFocusAt] = useState<"field" | "list" | null>(result ? "list" : null);
  const check = useRef<((sent: FormData) => FormResult) | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const wasChecked = useRef(result !== undefined);
  const waiting = useRef<"for the check" | "to be sent" | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const isBusy = isSending || isWaiting;

  function show(found: FormResult) {
    wasChecked.current = true;
    setShown({ errors: errorsOf(found), values: found.initialValue ?? {} });
  }

  function refuse(found: FormResult) {
    show(found);
    setRefusals((count) => count + 1);
  }

  const focusRefusal = useEffectEvent(() => {
    setFocusAt(focusFirst(document.forms.namedItem(id), shown.errors) ? "field" : "list");
  });

  // Only now the errors are on the page, and with them everything has its place.
  useLayoutEffect(() => {
    if (refusals > 0) focusRefusal();
  }, [refusals]);

  const selectSchema = useEffectEvent(schema);

  function prepare(): Promise<void> {
    loading.current ??= Promise.all([import("./check-form"), rules()]).then(
      ([{ checkForm }, loaded]) => {
        check.current = (form) => checkForm(form, selectSchema(loaded, form));
      },
      () => {
        loading.current = null;
      },
    );
    return loading.current;
  }

  const prepareFromEffect = useEffectEvent(prepare);

  const checkAgain = useEffectEvent((form: HTMLFormElement) => {
    if (check.current && form.isConnected) show(check.current(new FormData(form)));
  });

  useEffect(() => {
    // Listens to the whole page, because a field can be outside of its form.
    const formOf = ({ target }: Event) => {
      const form = target instanceof Element && "form" in target ? target.form : null;
      return form instanceof HTMLFormElement && form.id === id ? form : null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("focusin", (event) => formOf(event) && prepareFromEffect(), { signal });
    document.addEventListener(
      "input",
      async (event) => {
        const form = formOf(event);
        if (!form) return;
        if (!check.current) await prepareFromEffect();
        if (wasChecked.current) checkAgain(form);
      },
      { signal },
    );
    // The person may be in the form since before this script ran.
    if (document.activeElement?.closest("form")?.id === id) prepareFromEffect();
    return () => listening.abort();
  }, [id]);

  const handled = useRef(result);
  useLayoutEffect(() => {
    if (result && result !== handled.current) {
      refuse(result);
    }
    handled.current = result;
  });

  async function sendLater(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (waiting.current) return;
    waiting.current = "for the check";
    setIsWaiting(true);
    await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
    waiting.current = "to be sent";
    try {
      // A button that has left the form meanwhile can't send it.
      if (form.isConnected && (!submitter || isButtonOf(form, submitter))) form.requestSubmit(submitter);
    } finally {
      waiting.current = null;
      setIsWaiting(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget, nativeEvent } = event;
    if (!check.current && waiting.current !== "to be sent") {
      event.preventDefault();
      void sendLater(currentTarget, nativeEvent.submitter);
      return;
    }
    const found = check.current?.(new FormData(currentTarget, nativeEvent.submitter));
    if (!found) return;
    if (!found.error) {
      show(found);
      return;
    }
    event.preventDefault();
    refuse(found);
  }

  const form = { id, onSubmit, allErrors: shown.errors };
  const isFocusElsewhere = focusAt !== "list";
  const list = labels || !isFocusElsewhere ? listOf(id, shown, { labels, listTitle, isFocusElsewhere }) : undefined;
  const fields = new Proxy({} as FormFields<Names<Schema>>, {
    get: (_, name) => typeof name === "string" && fieldOf(id, name, initial, shown),
  });
  const problem = isBusy ? undefined : (problemOf(answer, failure) ?? list);
  const conflict = !isBusy && answer && "conflict" in answer ? answer.conflict : undefined;
  return { Form, form, fields, answer, problem, conflict, isBusy };
}

type Values = Record<string, unknown>;
type Errors = Record<string, string[]>;

function fieldOf(
  formId: string,
  name: string,
  initial: Values,
  { errors, values }: { errors: Errors; values: Values },
) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    formId,
    errors: errors[name],
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    initialValue: initial[name],
    value: values[name],
  };
}

function errorsOf(result: FormResult | undefined): Errors {
  const errors = Object.entries(result?.error ?? {});
  return Object.fromEntries(errors.filter((entry): entry is [string, string[]] => Boolean(entry[1]?.length)));
}

/** Converts values to what a form would send for them. */
function typedValues(values: DefaultValues<string> = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : typed(value)]),
  );
}

function typed(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? "on" : undefined;
  return value === null || value === undefined || value === "" ? undefined : String(value);
}

const isButtonOf = (form: HTMLFormElement, element: HTMLElement) => (element as HTMLButtonElement).form === form;

type ListOptions = Pick<Options<unknown, FormSchema>, "labels" | "listTitle"> & Pick<ShownProblem, "isFocusElsewhere">;

/** The errors of a form in one place. */
function listOf(
  formId: string,
  { errors, values }: { errors: Errors; values: Values },
  { labels = {}, listTitle, isFocusElsewhere }: ListOptions,
): ShownProblem | undefined {
  const { "": ofForm, ...ofFields } = errors;
  // Where the focus is at a wrong field, a long form only names those that may be out of sight.
  const named = Object.entries(ofFields).filter(([name]) => !isFocusElsewhere || labels[name]);
  const listed = named.map(([name, [text = ""]]) => ({
    // Fields of a list, as in 'pictures[0].alt', have ids of their own.
    id: name.includes("[") ? undefined : `${formId}-${name}`,
    text: labels[name] ? `${labels[name]}: ${text}` : text,
  }));
  if (!ofForm && listed.length === 0) return undefined;
  const title = listTitle?.(errors, values) ?? ofForm?.join(" ") ?? "Bitte prüfen Sie Ihre Angaben.";
  return { title, errors: listed, isFocusElsewhere };
}

/** Whether a wrong field has the focus now. */
function focusFirst(form: HTMLFormElement | null, errors: Errors): boolean {
  const first = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element.matches("input:not([type=hidden]), select, textarea") && (element as HTMLInputElement).name in errors,
  );
  first?.focus();
  // The error of a group of choices, or of a long text, stands far below the focus.
  if (form && first) document.getElementById(`${form.id}-${first.name}-error`)?.scrollIntoView({ block: "nearest" });
  return first !== undefined && first === document.activeElement;
}
