import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { authPath } from "./auth-path";

interface SignInPromptProps {
  id: string;
  /** Where the person wanted to go: that is where it goes on after the sign-in. */
  goTo: string;
  children: string;
}

/** Tells a visitor what an account is needed for. */
export function SignInPrompt({ id, goTo, children }: SignInPromptProps) {
  return (
    <Dialog id={id} title="Anmeldung erforderlich" size="sm">
      <p className="text-soft">{children}</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to={authPath("anmelden", goTo)}>Jetzt anmelden</ButtonLink>
        <ButtonLink to={authPath("registrieren", goTo)} variant="secondary">
          Kostenlos registrieren
        </ButtonLink>
      </div>
    </Dialog>
  );
}
