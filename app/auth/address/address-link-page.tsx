import type { Problem as Said } from "~/http/answer";
import type { FailedWrite } from "~/http/lost-connection";
import { problemOf, useWrite } from "~/http/use-write";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { Problem } from "~/ui/problem";

interface AddressLinkPageProps {
  /** The address that the form is sent to, with what proves the link. */
  action: string;
  /** Null when the link was used or has expired. */
  text: string | null;
  title: string;
  button: string;
  busyLabel: string;
  failure: string;
  arrived: { problem?: Said } | undefined;
  /** Why a link may be useless, and what to do then. */
  useless: string;
  /** Where to sign in first, in a browser that does not know the account. */
  goTo?: string;
}

/** The page behind a link about a change of address. Only its button acts, so that mail scanners change nothing. */
export function AddressLinkPage({
  action,
  text,
  title,
  button,
  busyLabel,
  failure,
  arrived,
  useless,
  goTo,
}: AddressLinkPageProps) {
  const { Form, answer: sent, isBusy } = useWrite<{ problem?: Said } | FailedWrite>();
  const problem = isBusy ? undefined : problemOf(sent ?? arrived, failure);

  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">{title}</h1>
      {text === null ? (
        <>
          <Notice kind="error" title="Ungültiger Link">
            {useless}
          </Notice>
          <ButtonLink to="/konto" className="mt-6">
            Zum Konto
          </ButtonLink>
        </>
      ) : (
        <Form method="post" action={action}>
          <Problem problem={problem} />
          <p className="mb-6">{text}</p>
          {goTo ? (
            <ButtonLink to={goTo}>Jetzt anmelden</ButtonLink>
          ) : (
            <Button busy={isBusy} busyLabel={busyLabel}>
              {button}
            </Button>
          )}
        </Form>
      )}
    </Container>
  );
}
