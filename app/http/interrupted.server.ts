import { data, type RouterContextProvider } from "react-router";
import { readSent } from "./read-form.server";
import { requestContext } from "./request-context";
import { sameOriginPath } from "./same-origin-path";

/** A form that was sent without a session, with its address and typed values. */
export interface Interrupted {
  action: string;
  fields: [name: string, value: string][];
  hadFiles: boolean;
}

export const resumeField = "fortsetzen";

/** The values travel inside the sign-in form, which may have at most half a megabyte. */
const mostKept = 500_000;

/** The same number that a form may have. */
const mostFields = 200;

/**
 * Keeps the typed values without pictures. Null when nothing was sent. A form that the gate refused ends the request.
 */
export function keepTyped(request: Request, context: Readonly<RouterContextProvider>): Interrupted | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const { fields: entries, hadFiles } = readSent(context);
  const { pathname, search } = new URL(request.url);
  const kept = {
    action: `${pathname.replace(/\.data$/, "")}${search}`,
    fields: [...entries].filter((entry): entry is [string, string] => isKept(...entry)),
    hadFiles: hadFiles || [...entries.values()].some((value) => typeof value !== "string" && value.size > 0),
  };
  if (Buffer.byteLength(JSON.stringify(kept)) > mostKept) throw data(null, { status: 413 });
  context.get(requestContext).carriesText = true;
  return kept;
}

/** Reads the form that the sign-in form carried. The visitor could have changed it, so trust only its shape. */
export function readInterrupted(form: FormData): Interrupted | null {
  const carried = form.get(resumeField);
  if (typeof carried !== "string") return null;
  try {
    const { action, fields, hadFiles } = JSON.parse(carried);
    const isPath = typeof action === "string" && sameOriginPath(action, "") !== "";
    const areFields =
      Array.isArray(fields) &&
      fields.length <= mostFields &&
      fields.every(
        (field) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string"),
      );
    return isPath && areFields ? { action, fields, hadFiles: hadFiles === true } : null;
  } catch {
    return null;
  }
}

/** Never write passwords into a page. */
const isKept = (name: string, value: FormDataEntryValue) => typeof value === "string" && !/password/i.test(name);
