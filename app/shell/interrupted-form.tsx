import { lazy, Suspense } from "react";
import { authPath } from "~/auth/auth-path";
import { InterruptedFormInput } from "~/auth/interrupted-form-input";
import type { Interrupted } from "~/http/interrupted.server";
import { PageTitle } from "~/http/page-title";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";

const askPassword = "Bitte bestätigen Sie mit Ihrem Passwort";
const askSignIn = "Bitte melden Sie sich an";

const AskPasswordPage = lazy(() =>
  import("~/auth/interrupted-page").then(
    (page) => ({ default: page.AskPasswordPage }),
    () => ({ default: AskPasswordOnServer }),
  ),
);
const InterruptedPage = lazy(() =>
  import("~/auth/interrupted-page").then(
    (page) => ({ default: page.InterruptedPage }),
    () => ({ default: InterruptedOnServer }),
  ),
);

interface InterruptedFormProps {
  interrupted: Interrupted;
  reason?: string;
  /** Whether the form waits for the password instead of a sign-in. */
  asksPassword?: boolean;
}

/** Keeps a form that was refused until the person has signed in or has given the password. */
export function InterruptedForm({ interrupted, reason, asksPassword }: InterruptedFormProps) {
  return (
    <Container width="text" className="py-14">
      <PageTitle>{asksPassword ? askPassword : askSignIn}</PageTitle>
      <Suspense>
        {asksPassword ? (
          <AskPasswordPage interrupted={interrupted} />
        ) : (
          <InterruptedPage interrupted={interrupted} reason={reason} />
        )}
      </Suspense>
    </Container>
  );
}

const AskPasswordOnServer = ({ interrupted }: { interrupted: Interrupted }) => (
  <OnServer title={askPassword} action="/auth/bestaetigen" interrupted={interrupted} />
);
const InterruptedOnServer = ({ interrupted }: { interrupted: Interrupted; reason?: string }) => (
  <OnServer title={askSignIn} action={authPath("anmelden")} interrupted={interrupted} />
);

/** Lets the server draw the page that could not be loaded, so that nothing typed is lost. */
function OnServer({ title, action, interrupted }: { title: string; action: string; interrupted: Interrupted }) {
  return (
    <form method="post" action={action} encType="multipart/form-data">
      <h1>{title}</h1>
      <p className="my-6 text-lg">Was Sie eingegeben haben, ist noch da.</p>
      <InterruptedFormInput interrupted={interrupted} />
      <Button>Weiter</Button>
    </form>
  );
}
