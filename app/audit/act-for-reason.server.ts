import { type RouterContextProvider, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import type { ReportedKind } from "~/db/schema";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import { type Basis, readBasis } from "./basis";
import { missingReason, readReason } from "./reason";
import { getReportedPath } from "./subjects.server";

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

interface Shown {
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Shows again what superadmins see only as what was reported, and leads back to its reports. */
export const showReported = async (
  { params: { id }, context }: Shown,
  kind: ReportedKind,
  done: string,
  setHidden: (viewer: Viewer, id: string, isHidden: boolean, reason: string) => Promise<boolean>,
) =>
  actForReason(context, await getReportedPath(kind, id), done, (reason) =>
    setHidden(getViewer(context), id, false, reason),
  );

export const toReports = async (kind: ReportedKind, id: string) => redirect(await getReportedPath(kind, id));
