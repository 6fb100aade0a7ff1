import { type RefAttributes, useId } from "react";
import { type FetcherFormProps, Form } from "react-router";
import { isWholeAddress } from "~/ui/link";

export type WriteProps = FetcherFormProps & RefAttributes<HTMLFormElement>;

/**
 * `useWrite` while the server renders. Nothing is sent then, so the form is only an element: lists have dozens, and the
 * router would prepare each of them for sending.
 */
export function useWriteOnServer() {
  // The browser's version uses an id, so use one here too: React numbers all ids.
  useId();
  return { Form: FormOnServer, answer: undefined, isBusy: false };
}

function FormOnServer(props: WriteProps) {
  const { preventScrollReset, defaultShouldRevalidate, relative, ...attributes } = props;
  return isWholeAddress(props.action) ? <form {...attributes} /> : <Form {...props} discover="none" />;
}
