import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findCall } from "~/features/calls/list/calls.server";
import { CallBrief } from "~/features/calls/page/call-brief";
import { BesideCall } from "~/features/offers/beside-call";
import { ChangeForm } from "~/features/offers/change-form";
import { saveField } from "~/features/offers/draft";
import { offerActPath, offerPath } from "~/features/offers/offer";
import { previewField } from "~/features/offers/offer-preview";
import { offerChangeSchema, termsOf } from "~/features/offers/offer-schema";
import { answerDraft } from "~/features/offers/own/answer-draft.server";
import { findDraft } from "~/features/offers/own/draft.server";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { previewChange } from "~/features/offers/own/preview-offer.server";
import { readOffer } from "~/features/offers/own/read-offer.server";
import { changeOffer } from "~/features/offers/own/save-offer.server";
import { may, whatHappened } from "~/features/offers/states";
import { useDraftKey } from "~/features/offers/use-draft-key";
import { workChoices } from "~/features/works/work-choice";
import { listWorksToOffer } from "~/features/works/works.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { uuidOf } from "~/http/id-of";
import { orEmpty } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/offer-change";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

const failed = "Fehler beim Speichern des Angebots";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = uuidOf(params.id);
  const found = id ? await findOffer(id, getViewer(context).id) : null;
  if (found?.offer.side !== "sender") throw data(null, { status: 404 });
  if (!may("change", "sender", found.offer.state)) throw redirect(offerPath(found.offer.id));
  const call = await findCall(found.offer.call.id, getViewer(context).id);
  const works = await listWorksToOffer(getViewer(context));
  const prevented = await findReachedLimit("offer-change", getViewer(context).id);
  const files = call ? await orEmpty(() => listFilesOfCall(call.id, getViewer(context)), "the files of a call") : [];
  const draft = await findDraft(found.offer.call.id, getViewer(context).id);
  return { offer: found.offer, call, files, works, prevented, draft };
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = uuidOf(params.id);
  const viewer = getViewer(context);
  const form = readForm(context);
  const { submission, works } = await readOffer(form, offerChangeSchema, viewer.id);
  const found = id ? await findOffer(id, viewer.id) : null;
  if (found?.offer.side !== "sender") throw data(null, { status: 404 });
  const { call } = found.offer;
  if (form.has(previewField)) return previewChange(form, viewer.id, `Angebot für: ${call.title}`);
  if (form.has(saveField) && call.id !== null) {
    context.get(requestContext).leavesPagesUnchanged = true;
    return answerDraft(form, viewer.id, call.id, offerActPath(found.offer.id, "aendern"));
  }
  const { state } = found.offer;
  if (!may("change", "sender", state))
    throw data({ problem: { title: failed, text: whatHappened("sender", state) } }, { status: 409 });
  if (submission.status !== "success") return refused(submission.reply());
  const { message } = submission.value;
  try {
    const changed = await changeOffer(viewer.id, found.offer.id, { message, terms: termsOf(submission.value), works });
    if (!changed) throw data(null, { status: 404 });
    if (changed.problem) return refused(submission.reply(), { title: failed, text: changed.problem }, 409);
  } catch (error) {
    const text = "Ihre Änderungen sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return formFailed(submission.reply(), error, "could not change an offer", { title: failed, text });
  }
  return redirectWithToast(offerPath(found.offer.id), { title: "Angebot gespeichert" });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Angebot ändern");

export default function ChangeOffer({
  loaderData: { offer, call, files, works, prevented, draft },
  actionData,
}: Route.ComponentProps) {
  const key = useDraftKey();
  const form = (
    <ChangeForm key={key} {...{ offer, draft }} works={works ? workChoices(works) : undefined} arrived={actionData} />
  );
  return (
    <Container width={call ? "page" : "text"} className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Angebot ändern</h1>
      <p className="mb-6 max-w-text text-soft">Die frühere Fassung bleibt für Sie und das Unternehmen sichtbar.</p>
      <Prevented problem={prevented} />
      {call ? <BesideCall call={<CallBrief call={call} files={files} />}>{form}</BesideCall> : form}
    </Container>
  );
}
