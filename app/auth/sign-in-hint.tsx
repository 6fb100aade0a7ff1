import { openDialog } from "~/ui/dialog";

/** Explains to a visitor why a control is disabled, and opens the sign-in dialog, which returns to this page. */
export function SignInHint() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="anmelden"
      aria-haspopup="dialog"
      onClick={() => openDialog("anmelden")}
      className="link hit cursor-pointer text-left"
    >
      Bitte melden Sie sich an, um zu interagieren
    </button>
  );
}
