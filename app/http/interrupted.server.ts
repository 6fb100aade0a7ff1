import { data, type RouterContextProvider } from "react-router";
import { readSent } from "./read-form.server";
import { requestContext } from "./request-context";
import { sameOriginPath } from "./same-origin-path";

/** A form that was sent without a session: where to, and what was typed. */
export interface Interrupted {
  action: string;
  fields: [name: string, value: string][];
  hadFiles: boolean;
}

export const resumeField = "fortsetzen";

/** It has to fit into the sign-in form again, whose limit is half a megabyte. */
const mostKept = 500_000;

/** As many as a form may have. */
const mostFields = 200;

/** What was typed, without pictures. Null where nothing was sent; a form that the gate refused ends the request. */
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

/** Reads what the sign-in form carried along. The visitor could change it, so only its shape is trusted. */
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

/** Passwords are not written into a page. */
const isKept = (name: string, value: FormDataEntryValue) => typeof value === "string" && !/password/i.test(name);
