import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { authPath } from "./auth-path";

interface SignInPromptProps {
  id: string;
  /** The page that the person wanted, shown after the sign-in. */
  goTo: string;
  children: string;
}

/** Explains to a visitor what they need an account for. */
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
