import { createCookie, redirect } from "react-router";
import { settings } from "~/settings.server";
import type { Toast } from "~/ui/toaster";
import { hostCookieName } from "./cookie-name.server";

/** A toast in a cookie or in data: text only. */
export type CarriedToast = Pick<Toast, "title" | "description" | "kind">;

/** Carries a toast over one redirect, so that it also works without script. */
const toastCookie = createCookie(hostCookieName("toast"), {
  httpOnly: true,
  sameSite: "lax",
  secure: settings.isHttps,
  path: "/",
  maxAge: 60,
});

export async function redirectWithToast(to: string, toast: CarriedToast, headers = new Headers()): Promise<Response> {
  headers.append("set-cookie", await toastCookie.serialize(toast));
  return redirect(to, { status: 303, headers });
}

/** The same for a form with its own address, which going back must not show empty. The router reads the header. */
export const redirectInsteadOf = (to: string, toast: CarriedToast) =>
  redirectWithToast(to, toast, new Headers({ "x-remix-replace": "true" }));

export const nothingToDo: CarriedToast = { title: "Hier war nichts zu tun.", kind: "info" };

/** Says what an act did, or that somebody had done it before. */
export const doneOrNothing = (isDone: boolean, title: string): CarriedToast => (isDone ? { title } : nothingToDo);

export function mayCarryToast(cookieHeader: string): boolean {
  return cookieHeader.includes(`${toastCookie.name}=`);
}

/** The waiting toast, and the header that deletes its cookie. */
export async function takeToast(request: Request): Promise<{ toast: CarriedToast | null; headers: Headers }> {
  const headers = new Headers();
  const cookies = request.headers.get("cookie") ?? "";
  if (!mayCarryToast(cookies)) return { toast: null, headers };
  headers.append("set-cookie", await toastCookie.serialize("", { maxAge: 0 }));
  return { toast: asToast(await toastCookie.parse(cookies)), headers };
}

/** The cookie is untrusted: anything malformed is ignored. */
function asToast(value: unknown): CarriedToast | null {
  if (typeof value !== "object" || value === null || !("title" in value) || typeof value.title !== "string")
    return null;
  const { title, description, kind } = value as Record<string, unknown>;
  return {
    title: String(title).slice(0, 200),
    description: typeof description === "string" ? description.slice(0, 400) : undefined,
    kind: kind === "error" || kind === "info" ? kind : "success",
  };
}
