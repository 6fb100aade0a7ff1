import { openDialog } from "~/ui/dialog";

/** Says to a visitor why something is off, and is itself the way in: the dialog of the page leads back to it. */
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
