import type { Interrupted } from "~/http/interrupted.server";

/** Carries an interrupted form through a sign-in. Leaving the page asks first, because the form is nowhere else. */
export function InterruptedFormInput({ interrupted }: { interrupted: Interrupted }) {
  return <input type="hidden" name="fortsetzen" value={JSON.stringify(interrupted)} data-asks data-unsaved />;
}
