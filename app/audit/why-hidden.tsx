import { Link } from "~/ui/link";
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
      {objectionUrl && (
        <Link to={objectionUrl} className="link">
          Einspruch erheben
        </Link>
      )}
    </>
  );
}
