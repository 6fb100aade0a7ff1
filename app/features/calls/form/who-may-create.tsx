import { authPath } from "~/auth/auth-path";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { newCallPath, signInToCreate } from "./create-call-link";

/** Shown to visitors instead of the form. */
export function SignInToCreate() {
  return (
    <EmptyState
      level={2}
      seed="projekt-einstellen"
      tone="colour"
      title={signInToCreate}
      action={
        <>
          <ButtonLink to={authPath("anmelden", newCallPath)}>Jetzt anmelden</ButtonLink>
          <ButtonLink to={authPath("registrieren", newCallPath, { als: "unternehmen" })} variant="secondary">
            Als Unternehmen registrieren
          </ButtonLink>
        </>
      }
    >
      Unternehmen schreiben ihre Projekte hier kostenlos aus. Nach der Anmeldung geht es gleich weiter.
    </EmptyState>
  );
}

/** Shown to creatives instead of the form. */
export function CompaniesOnly() {
  return (
    <EmptyState
      level={2}
      seed="projekt-einstellen"
      title="Projekte stellen hier Unternehmen ein"
      action={
        <>
          <ButtonLink to="/ausschreibungen">Ausschreibungen durchsuchen</ButtonLink>
          <ButtonLink to="/feed" variant="secondary">
            Zum Feed
          </ButtonLink>
        </>
      }
    >
      Sie sind als Kreative oder Kreativer angemeldet und können auf jede Ausschreibung ein Angebot senden. Suchen Sie
      selbst Verstärkung, schreiben Sie es in den Feed, am besten unter „Gesucht“.
    </EmptyState>
  );
}
