import { authPath } from "~/auth/auth-path";
import { RegisterForm } from "~/auth/register-form";
import { Dialog, DialogButton } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { TextLink } from "~/ui/link";

const path = "/ausschreibungen";
const registerDialog = "als-unternehmen-registrieren";

/** Shown to visitors instead of the calls. */
export function VisitorPrompt() {
  return (
    <>
      <EmptyState
        level={2}
        seed="ausschreibungen"
        tone="colour"
        title="Melden Sie sich an, um alle Ausschreibungen zu sehen"
        action={
          <>
            <DialogButton dialog={registerDialog}>Als Unternehmen registrieren</DialogButton>
            <DialogButton dialog="anmelden" variant="secondary">
              Anmelden
            </DialogButton>
          </>
        }
      >
        Unternehmen aus der Region schreiben hier Projekte aus, mit Budget und Deadline. Kreative antworten direkt, ohne
        Vermittlungsgebühr. Ein Konto kostet nichts.
      </EmptyState>
      <Dialog id={registerDialog} title="Registrieren" size="sm">
        <RegisterForm id="form-als-unternehmen" goTo={path} userType="unternehmen">
          <TextLink to={authPath("anmelden", path)} className="flex min-h-11 w-fit items-center">
            Schon registriert? Anmelden
          </TextLink>
        </RegisterForm>
      </Dialog>
    </>
  );
}
