import { data, type RouterContextProvider } from "react-router";
import { isReading } from "./is-reading";
import { readSent } from "./read-form.server";
import { requestContext, type TakenForm } from "./request-context";
import { pageBefore, sameOriginPath } from "./same-origin-path";
import { isPassword, writtenTexts } from "./written-texts";

/** A form that was sent without a session, with its address and typed values. */
export interface Interrupted {
  action: string;
  fields: [name: string, value: string][];
  /** The fields for files, in order, with the name of the file that was chosen, or an empty one. */
  files: [name: string, fileName: string][];
}

/** A form whose write failed. */
export interface Unsaved extends Interrupted {
  /**
   * Whether it had a password. Pages never contain passwords or files, so such a form can't be sent again from its
   * error page.
   */
  hadPassword: boolean;
  /** The page with the form. */
  cameFrom: string;
}

export const resumeField = "fortsetzen";

/** The values travel inside the sign-in form, which may have at most half a megabyte. */
const maxStored = 500_000;

/** The same number that a form may have. */
const maxFields = 200;

/**
 * Returns the typed values without pictures. Null when nothing was sent. A form that the gate refused ends the request.
 */
export function saveTypedForm(request: Request, context: Readonly<RouterContextProvider>): Interrupted | null {
  if (isReading(request)) return null;
  const interrupted = typedIn(request, readSent(context));
  if (isTooLarge(interrupted)) throw data(null, { status: 413 });
  context.get(requestContext).carriesText = true;
  return interrupted;
}

/** A form whose write failed, for the error page of a browser without script. Null when the page can't carry it. */
export function unsavedFormOf(request: Request, context: Readonly<RouterContextProvider>): Unsaved | null {
  const { form } = context.get(requestContext);
  if (!form || !("fields" in form)) return null;
  const interrupted = typedIn(request, form);
  if (isTooLarge(interrupted)) return null;
  const hadPassword = [...form.fields.keys()].some(isPassword);
  return { ...interrupted, hadPassword, cameFrom: pageBefore(request, "/") };
}

/** Whether the form has a text that somebody has written. */
export function hasWritten(context: Readonly<RouterContextProvider>): boolean {
  const { form } = context.get(requestContext);
  return form !== null && form !== undefined && "fields" in form && writtenTexts(form.fields).length > 0;
}

function typedIn(request: Request, { fields }: TakenForm): Interrupted {
  const { pathname, search } = new URL(request.url);
  return {
    action: `${pathname.replace(/\.data$/, "")}${search}`,
    fields: [...fields].filter((entry): entry is [string, string] => isCarried(...entry)),
    files: [...fields].flatMap(([name, value]) => (typeof value === "string" ? [] : [[name, value.name]])),
  };
}

const isTooLarge = (interrupted: Interrupted) => Buffer.byteLength(JSON.stringify(interrupted)) > maxStored;

/** Reads the form that the sign-in form carried. The visitor could have changed it, so trust only its shape. */
export function readInterrupted(form: FormData): Interrupted | null {
  const carried = form.get(resumeField);
  if (typeof carried !== "string") return null;
  try {
    const { action, fields, files = [] } = JSON.parse(carried);
    const isPath = typeof action === "string" && sameOriginPath(action, "") !== "";
    return isPath && arePairs(fields) && arePairs(files) ? { action, fields, files } : null;
  } catch {
    return null;
  }
}

const arePairs = (list: unknown): list is [string, string][] =>
  Array.isArray(list) &&
  list.length <= maxFields &&
  list.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"));

/** Never write passwords into a page. */
const isCarried = (name: string, value: FormDataEntryValue) => typeof value === "string" && !isPassword(name);
