import type { RouterContextProvider } from "react-router";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import { type Basis, readBasis } from "./basis";
import { missingReason, readReason } from "./reason";

/** What a superadmin does to something. Returns false when it was done before, and a path when its page is gone with it. */
type Act = (reason: string, basis: Basis) => Promise<boolean | string>;

/** Carries out an act with the reason from the form, and leads back to the page of its subject. */
export async function actForReason(context: Readonly<RouterContextProvider>, back: string, done: string, act: Act) {
  const form = readForm(context);
  const reason = readReason(form);
  if (!reason) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const isDone = await act(reason, readBasis(form));
  return redirectWithToast(typeof isDone === "string" ? isDone : back, doneOrNothing(isDone !== false, done));
}
