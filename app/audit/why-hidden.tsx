import { TextLink } from "~/ui/link";
import type { Hiding } from "./hidings.server";

/** Tells the owner of something hidden why it is, and how to object. */
export function WhyHidden({ hiding: { reason, objectionUrl } }: { hiding: Hiding }) {
  return (
    <>
      {reason ? (
        <span className="whitespace-pre-line wrap-anywhere">Der Grund: {reason}</span>
      ) : (
        "Den Grund haben wir Ihnen gemailt."
      )}{" "}
      {objectionUrl && <TextLink to={objectionUrl}>Einspruch erheben</TextLink>}
    </>
  );
}
