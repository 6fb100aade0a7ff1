import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { type FetcherFormProps, type FetcherWithComponents, useFetcher } from "react-router";
import { showToast } from "~/ui/toaster";
import type { Problem } from "./answer";
import { type FailedWrite, lostWrite } from "./lost-connection";
import { useWriteOnServer, type WriteProps } from "./write-on-server";

/**
 * A form that writes. A success leads to another page or gives an answer. A failure of the server is an answer too, and
 * leaves the form as it is.
 */
export const useWrite: typeof useWriteInBrowser = import.meta.env.SSR ? useWriteOnServer : useWriteInBrowser;

/** How long people wait for an answer before they read that it takes unusually long. */
const slowAfterMs = 10_000;
const slow = {
  title: "Das dauert länger als sonst",
  description:
    "Wir warten noch auf die Antwort. Bitte lassen Sie diese Seite offen und prüfen Sie Ihre Verbindung. Kommt nach einer Minute nichts, sehen Sie in einem neuen Tab nach, ob es schon geschehen ist.",
};

/** Forms in which nobody has typed since they were sent, and whose answer is no problem. */
export const sentForms = new WeakSet<EventTarget>();

export function useWriteInBrowser<Answer>({ key }: { key?: string } = {}) {
  const fetcher = useFetcher<Answer | FailedWrite>({ key });
  const [unsent, setUnsent] = useState<FailedWrite | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [before, setBefore] = useState<typeof fetcher.data>();
  const { Form: Sending, submit, state, data } = fetcher;

  // A write that leads to another page leaves the previous write's answer in the fetcher. Remember that answer when the
  // form is sent: later the new one can arrive in a render before the fetcher's state does.
  const shown = useRef(data);
  useEffect(() => {
    shown.current = data;
  });
  const answered = state === "idle" && before === data ? undefined : data;
  const answer = unsent ?? answered;
  const sent = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const hasProblem = (answer as { problem?: Problem } | undefined)?.problem !== undefined;
    if (state === "idle" && hasProblem && sent.current) sentForms.delete(sent.current);
  }, [answer, state]);

  useEffect(() => {
    if (state !== "idle") setIsPreparing(false);
  }, [state]);

  const isBusy = isPreparing || state !== "idle";
  useEffect(() => {
    if (!isBusy) return;
    const answered = new AbortController();
    const timer = setTimeout(() => showToast({ ...slow, until: answered.signal }), slowAfterMs);
    return () => {
      clearTimeout(timer);
      answered.abort();
    };
  }, [isBusy]);

  const Form = useMemo(() => {
    const begin = (form: HTMLFormElement) => {
      sent.current = form;
      setBefore(shown.current);
      setUnsent(null);
    };
    const sending = { Sending, submit, begin, setUnsent, setIsPreparing };
    return (props: WriteProps) => <WritingForm {...props} {...sending} />;
  }, [Sending, submit]);

  return { Form, answer, isBusy };
}

interface WritingFormProps extends WriteProps, Pick<FetcherWithComponents<unknown>, "submit"> {
  Sending: FetcherWithComponents<unknown>["Form"];
  /** Forgets the answer to what was sent before. */
  begin: (form: HTMLFormElement) => void;
  setUnsent: (unsent: FailedWrite) => void;
  setIsPreparing: (isPreparing: boolean) => void;
}

/** The type of the router's form leaves this out. */
const notDiscovered: FetcherFormProps = { discover: "none" } as object;

/** The list of this build's scripts, which the router has loaded. */
declare const __reactRouterManifest: { url: string };

/** The addresses that the router has sent a form to. It has loaded their scripts. */
const sentTo = new Set<string>();

/** Fails when the server can't be reached. */
const isServerOfThisPage = () =>
  fetch(__reactRouterManifest.url, { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok);

/**
 * Submits through the router only while the server has the scripts of this page. When the router can't load one, it
 * reloads the page, and everything typed there is lost.
 */
function WritingForm({ Sending, submit, begin, setUnsent, setIsPreparing, onSubmit, ...props }: WritingFormProps) {
  const wasSent = useRef(false);

  // A button that has done its work is often gone then, and the focus with it: it goes to the page's content.
  useEffect(
    () => () => {
      if (wasSent.current && document.activeElement === document.body)
        document.getElementById("inhalt")?.focus({ preventScroll: true });
    },
    [],
  );

  async function prepare(form: HTMLFormElement, submitter: HTMLElement | null) {
    setIsPreparing(true);
    const isCurrent = await isServerOfThisPage().catch(() => null);
    if (!form.isConnected) return;
    if (isCurrent) {
      sentTo.add(pathOf(form));
      const { preventScrollReset } = props;
      void submit((submitter as HTMLButtonElement | null) ?? form, { method: "post", preventScrollReset });
      return;
    }
    setIsPreparing(false);
    if (isCurrent === null) setUnsent(lostWrite());
    else {
      // The server is newer than this page: send the form as without script.
      window.onbeforeunload = null;
      form.submit();
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    wasSent.current = true;
    sentForms.add(event.currentTarget);
    begin(event.currentTarget);
    if (sentTo.has(pathOf(event.currentTarget))) return;
    event.preventDefault();
    void prepare(event.currentTarget, event.nativeEvent.submitter);
  }

  return <Sending {...props} {...notDiscovered} onSubmit={send} />;
}

const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;

/** The problem of a form as a whole. `failure` is its title when the server can't process the form. */
export function problemOf(answer: { problem?: Problem } | FailedWrite | undefined, failure?: string) {
  const isNamed = failure && answer && "isLost" in answer;
  return isNamed ? { ...answer.problem, title: failure } : answer?.problem;
}
