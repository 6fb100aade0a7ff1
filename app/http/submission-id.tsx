import { useState } from "react";
import type { FormAnswer } from "./answer";

export const submissionField = "submissionId";

/**
 * Numbers a form, so that the server knows it again when it is sent a second time because no answer came. A refused form
 * comes back with the number that it had.
 */
export function SubmissionId({ arrived }: { arrived?: FormAnswer }) {
  const [id] = useState(() => {
    const sent = arrived?.result.initialValue?.[submissionField];
    return typeof sent === "string" && sent ? sent : newId();
  });
  // The browser's own number may take the place of the one in the page: either is as good.
  return <input type="hidden" name={submissionField} defaultValue={id} suppressHydrationWarning />;
}

/** Also where there is no https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
