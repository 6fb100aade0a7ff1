import { SignInPrompt } from "~/auth/sign-in-prompt";
import { ButtonLink } from "~/ui/button";
import { DialogButton } from "~/ui/dialog";
import { overThisPage } from "~/ui/page-dialog";

export const newCallPath = "/ausschreibungen/neu";

export const signInToCreate = "Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen";

/** Opens the form as a dialog over the list; without script as a page. */
export function CreateCallLink({ to, isVisitor }: { to: string; isVisitor: boolean }) {
  if (!isVisitor) {
    return (
      <ButtonLink to={to} mask={newCallPath} state={overThisPage} preventScrollReset>
        Projekt einstellen
      </ButtonLink>
    );
  }
  return (
    <>
      <DialogButton dialog="projekt-einstellen">Projekt einstellen</DialogButton>
      <SignInPrompt id="projekt-einstellen" goTo={newCallPath}>
        {signInToCreate}
      </SignInPrompt>
    </>
  );
}
