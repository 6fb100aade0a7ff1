import { sameOriginPath } from "./same-origin-path";

/** A form that was sent without a session: where to, and what was typed. */
export interface Interrupted {
  action: string;
  fields: [name: string, value: string][];
  hadFiles: boolean;
}

const resumeField = "fortsetzen";

export async function keepTyped(request: Request): Promise<Interrupted | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const { pathname, search } = new URL(request.url);
  const form = await request.formData().catch(() => new FormData());
  const fields = [...form].filter((entry): entry is [string, string] => isKept(...entry));
  const hadFiles = [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
  return { action: `${pathname.replace(/\.data$/, "")}${search}`, fields, hadFiles };
}

/** Reads back what the sign-in form carried along. It was in the visitor's hands, so only its shape is trusted. */
export function readInterrupted(form: FormData): Interrupted | null {
  const carried = form.get(resumeField);
  if (typeof carried !== "string") return null;
  try {
    const { action, fields, hadFiles } = JSON.parse(carried);
    const isPath = typeof action === "string" && sameOriginPath(action, "") !== "";
    const areFields =
      Array.isArray(fields) &&
      fields.every(
        (field) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string"),
      );
    return isPath && areFields ? { action, fields, hadFiles: hadFiles === true } : null;
  } catch {
    return null;
  }
}

/** A password is not carried through a page. */
const isKept = (name: string, value: FormDataEntryValue) => typeof value === "string" && !/password/i.test(name);
