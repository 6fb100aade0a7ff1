import type { ReactNode } from "react";
import type { FetcherFormProps } from "react-router";
import { Problem } from "~/ui/problem";
import type { FailedWrite } from "./lost-connection";
import { problemOf, useWrite } from "./use-write";

type WriteFormProps = Omit<FetcherFormProps, "method" | "children"> & {
  action: string;
  /** The title of the error when the server can't process the form. */
  failure: string;
  className?: string;
  children: (isBusy: boolean) => ReactNode;
};

/** A form that leads to another page, or shows why it could not. */
export function WriteForm({ failure, children, ...props }: WriteFormProps) {
  const { Form, answer, isBusy } = useWrite<FailedWrite>();
  return (
    <Form method="post" {...props}>
      <Problem problem={isBusy ? undefined : problemOf(answer, failure)} />
      {children(isBusy)}
    </Form>
  );
}
