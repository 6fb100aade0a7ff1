import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { input } from "zod/mini";
import { Problem } from "~/ui/problem";
import type { FormAnswer, FormResult, FormSchema } from "./answer";
import {
  type DefaultValues,
  errorsOf,
  type FormFields,
  fieldOf,
  focusFirst,
  type ListTexts,
  listOf,
  typedValues,
} from "./form-fields";
import type { Version } from "./seen-version";
import { SubmissionId } from "./submission-id";
import { problemOf, useWrite } from "./use-write";
import { useSeenVersion, VersionField } from "./version-field";
import type { WriteProps } from "./write-on-server";

/** How long a form waits for its check before only the server checks it. */
const maxWaitMs = 2000;

type Names<Schema extends FormSchema> = Extract<keyof input<Schema>, string>;

interface Options<Rules, Schema extends FormSchema> extends ListTexts {
  id: string;
  /** Imports the module with the schema. It is called when the form is first used. */
  rules: () => Promise<Rules>;
  /** Selects the schema for the values that are sent, also by one of several buttons. */
  schema: (rules: Rules, sent: FormData) => Schema;
  defaultValue?: DefaultValues<Names<Schema>>;
  /** The answer in the page, for a form that was sent without script. */
  arrived: FormAnswer | undefined;
  /** The title of the error when the server can't process the form. */
  failure: string;
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
  const isUnsent = sent === undefined && arrived?.isUnsent === true;
  const result = isSending || isUnsent ? undefined : answer?.result;

  const [initial] = useState(() => answer?.result?.initialValue ?? typedValues(defaultValue));
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
  // What the server has refused before is not what the check refuses now.
  const [isOutdated, setIsOutdated] = useState(false);

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

  function checkBeforeSending(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget, nativeEvent } = event;
    if (!check.current && waiting.current !== "to be sent") {
      event.preventDefault();
      void sendLater(currentTarget, nativeEvent.submitter);
      return;
    }
    const found = check.current?.(new FormData(currentTarget, nativeEvent.submitter));
    setIsOutdated(Boolean(found?.error));
    if (!found) return;
    if (!found.error) {
      show(found);
      return;
    }
    event.preventDefault();
    refuse(found);
  }

  const isFocusElsewhere = focusAt !== "list";
  const list = labels || !isFocusElsewhere ? listOf(id, shown, { labels, listTitle, isFocusElsewhere }) : undefined;
  const fields = new Proxy({} as FormFields<Names<Schema>>, {
    get: (_, name) => typeof name === "string" && fieldOf(id, name, initial, shown),
  });
  const problem = isBusy ? undefined : ((isOutdated ? undefined : problemOf(answer, failure)) ?? list);
  const conflict = !isBusy && answer && "conflict" in answer ? answer.conflict : undefined;
  const isRefused = !isBusy && Boolean(problem || conflict || Object.keys(shown.errors).length > 0);
  const form = { Form, id, check: checkBeforeSending, problem, conflict, arrived, isRefused, allErrors: shown.errors };
  return { form, fields, answer, isBusy };
}

const isButtonOf = (form: HTMLFormElement, element: HTMLElement) => (element as HTMLButtonElement).form === form;

interface AnsweredFormProps extends Omit<WriteProps, "method" | "id" | "action"> {
  form: ReturnType<typeof useAnsweredForm>["form"];
  action?: string;
  /** For a form that creates something: it counts once, also when it arrives twice. */
  once?: boolean;
  /** For a form that changes a stored thing: what it was filled with. */
  version?: Version;
}

/** The frame of each form of `useAnsweredForm`: what refused it, its check, and what the server needs to recognise it. */
export function AnsweredForm({ form, once, version, onSubmit, children, ...props }: AnsweredFormProps) {
  const { Form, id, check, problem, conflict, arrived, isRefused } = form;
  const seen = useSeenVersion(version, arrived);

  function checkUnlessHeld(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (!event.defaultPrevented) check(event);
  }

  return (
    <Form
      noValidate
      {...props}
      method="post"
      id={id}
      // Firefox keeps what is typed when the page is loaded again, but only for a form of the same name. In the fields of
      // another version it would overwrite, unseen, what somebody has saved meanwhile.
      name={seen}
      onSubmit={checkUnlessHeld}
      data-refused={isRefused || undefined}
    >
      <Problem problem={problem} />
      {once && <SubmissionId arrived={arrived} />}
      {seen && <VersionField seen={seen} path={props.action ?? ""} conflict={conflict} />}
      {children}
    </Form>
  );
}
