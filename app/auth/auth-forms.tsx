import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import type { AuthMode } from "./auth-path";
import { RegisterForm } from "./register-form";
import { RequestResetForm } from "./request-reset-form";
import { SignInForm } from "./sign-in-form";

const dialogIds: Record<AuthMode, string> = {
  anmelden: "anmelden",
  registrieren: "registrieren",
  passwort: "passwort",
};

/** The dialogs for signing in, registering and a new password. They open without script and lead to each other. */
export function AuthForms() {
  const { pathname, search, key } = useLocation();
  const goTo = `${pathname}${search}`;

  return (
    <div key={key}>
      <Dialog id={dialogIds.anmelden} title="Anmelden" size="sm">
        <SignInForm id="form-anmelden" goTo={goTo}>
          <Ways>
            <Way from="anmelden" to="passwort">
              Passwort vergessen?
            </Way>
            <Way from="anmelden" to="registrieren">
              Noch kein Konto? Registrieren
            </Way>
          </Ways>
        </SignInForm>
      </Dialog>
      <Dialog id={dialogIds.passwort} title="Passwort vergessen" size="sm">
        <RequestResetForm id="form-passwort" goTo={goTo}>
          <Ways>
            <Way from="passwort" to="anmelden">
              Zurück zur Anmeldung
            </Way>
          </Ways>
        </RequestResetForm>
      </Dialog>
      <Dialog id={dialogIds.registrieren} title="Registrieren">
        <RegisterForm id="form-registrieren" goTo={goTo}>
          <Ways>
            <Way from="registrieren" to="anmelden">
              Schon registriert? Anmelden
            </Way>
          </Ways>
        </RegisterForm>
      </Dialog>
    </div>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-between gap-x-6">{children}</div>;
}

/** Leads to another dialog. Without script that dialog opens above this one, and closing it leads back. */
function Way({ from, to, children }: { from: AuthMode; to: AuthMode; children: ReactNode }) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialogIds[to]}
      popoverTarget={dialogIds[to]}
      onClick={(event) => {
        event.preventDefault();
        closeDialog(dialogIds[from]);
        openDialog(dialogIds[to]);
      }}
      className="link min-h-11 cursor-pointer text-left"
    >
      {children}
    </button>
  );
}
