import { TextLink } from "~/ui/link";
import { authPath } from "./auth-path";

/** Explains to a visitor why a control is disabled, and leads to the sign-in and from there to `goTo`. */
export function SignInHint({ goTo }: { goTo: string }) {
  return (
    <TextLink to={authPath("anmelden", goTo)} className="hit">
      Bitte melden Sie sich an, um zu interagieren
    </TextLink>
  );
}
