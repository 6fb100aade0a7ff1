import { data, redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { findSubjectRow } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/message-show";

export { default } from "~/http/page-address";

/** Superadmins see a message only as what was reported, so its page is that of its reports. */
async function pageOf(id: string): Promise<string> {
  const subjectId = await findSubjectRow("message", id);
  if (!subjectId) throw data(null, { status: 404 });
  return `/admin/meldungen/${subjectId}`;
}

export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await pageOf(params.id), "Nachricht wieder eingeblendet", (reason) =>
    setMessageHidden(getViewer(context), idOf(params.id), false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) => redirect(await pageOf(params.id));
