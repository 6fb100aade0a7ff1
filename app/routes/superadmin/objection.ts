import { redirect } from "react-router";
import { aboutOneself } from "~/audit/acts";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { publishAgain } from "~/features/articles/superadmin/withdraw-article.server";
import { undoDeletion } from "~/features/articles/undo-deletion.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import { setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { setAnswerHidden, setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import { setPostHidden } from "~/features/posts/moderate-post.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { unblockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { putPartBack } from "~/features/profiles/superadmin/remove-part.server";
import { type Answered, answerObjection, type Undo } from "~/features/reports/superadmin/answer-objection.server";
import { getSubjectOfObjection, whoAnswered } from "~/features/reports/superadmin/objections.server";
import { setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { CarriedToast } from "~/http/toast.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/objection";

export { default } from "~/http/page-address";

/** What takes each act back. A deleted call or post is gone for good, and a warning changed nothing. */
const undos: Record<string, Undo> = {
  "call.hide": (viewer, { id }, reason, basis) => setCallHidden(viewer, idOf(id), false, reason, basis),
  "question.hide": (viewer, { id }, reason, basis) => setQuestionHidden(viewer, id, false, reason, basis),
  "collaboration.hide": (viewer, { id }, reason, basis) => setCollaborationHidden(viewer, id, false, reason, basis),
  "answer.hide": (viewer, { id }, reason, basis) => setAnswerHidden(viewer, id, false, reason, basis),
  "collection.hide": (viewer, { id }, reason, basis) => setCollectionHidden(viewer, id, false, reason, basis),
  "work.hide": (viewer, { id }, reason, basis) => setWorkHidden(viewer, idOf(id), false, reason, basis),
  "post.hide": (viewer, { id }, reason, basis) => setPostHidden(viewer, idOf(id), false, reason, basis),
  "profile.hide": (viewer, { id }, reason, basis) => setProfileHidden(viewer, id, false, reason, basis),
  "message.hide": (viewer, { id }, reason, basis) => setMessageHidden(viewer, idOf(id), false, reason, basis),
  "profile.part": (viewer, { decisionId }, reason, { on }) => putPartBack(viewer, decisionId, reason, on),
  "article.hide": (viewer, { id }, _, { on }) => publishAgain(viewer, idOf(id) ?? 0, on),
  "article.delete": (viewer, { id }, _, basis) => undoDeletion(viewer, idOf(id) ?? 0, basis),
};

const unblock: Undo = async (viewer, { concerns }, reason, basis) =>
  concerns !== null && unblockProfile(viewer, concerns, reason, basis);

const toasts: Record<Answered, CarriedToast> = {
  done: { title: "Einspruch entschieden" },
  "too-late": { title: "Dieser Einspruch ist schon entschieden.", kind: "info" },
  "about-oneself": { title: aboutOneself.title, description: aboutOneself.text, kind: "error" },
  "superadmins-only": {
    title: "Nicht entschieden",
    description: "Über eine Kontosperre entscheidet die Administration.",
    kind: "error",
  },
  "not-oneself": {
    title: "Nicht entschieden",
    description: "Über diesen Einspruch entscheidet jemand anderer als über die Meldung.",
    kind: "error",
  },
};

export async function action({ params, context }: Route.ActionArgs) {
  const { id, kind, outcome } = await getSubjectOfObjection(params.id);
  const form = readForm(context);
  const back = `/admin/meldungen/${id}`;
  const answer = readReason(form);
  if (!answer) return redirectWithToast(back, { title: missingReason, kind: "error" });
  const undo = outcome === "block" ? unblock : (undos[`${kind}.${outcome}`] ?? (async () => false));
  const said = { isUpheld: form.get("isUpheld") === "1", answer };
  const answered = await answerObjection(getViewer(context), params.id, said, undo);
  const description = answered === "too-late" ? await whoAnswered(params.id) : toasts[answered].description;
  return redirectWithToast(back, { ...toasts[answered], description });
}

export const loader = async ({ params }: Route.LoaderArgs) =>
  redirect(`/admin/meldungen/${(await getSubjectOfObjection(params.id)).id}`);
