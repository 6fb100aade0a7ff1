import { useState } from "react";
import type { FormAnswer } from "./answer";

export const submissionField = "submissionId";

/**
 * Gives a form a number, so that the server recognises it when it is sent again because no response came. A refused
 * form keeps its number.
 */
export function SubmissionId({ arrived }: { arrived?: FormAnswer }) {
  const [id] = useState(() => {
    const sent = arrived?.result.initialValue?.[submissionField];
    return typeof sent === "string" && sent ? sent : newId();
  });
  // The browser may replace the server's number by its own; both work.
  return <input type="hidden" name={submissionField} defaultValue={id} suppressHydrationWarning />;
}

/** Browsers have `randomUUID` only with https, so the server creates the id. A page may need a dozen of them. */
function newId(): string {
  if (import.meta.env.SSR) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
