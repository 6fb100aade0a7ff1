import { createHash } from "node:crypto";
import { submissionField } from "./submission-id";

/** A key that is the same only for an identical form that is sent again. Null for a form without a number. */
export function submissionKeyOf(form: FormData): string | null {
  if (!form.get(submissionField)) return null;
  const hash = createHash("sha256");
  for (const [name, value] of form)
    hash.update(JSON.stringify([name, typeof value === "string" ? value : [value.name, value.size]]));
  return hash.digest("base64url");
}
