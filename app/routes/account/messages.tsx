import { data, redirect, useLocation } from "react-router";
import { authPath } from "~/auth/auth-path";
import { findViewer } from "~/auth/guards.server";
import { InterruptedPage } from "~/auth/interrupted-page";
import { conversationPath } from "~/conversations/conversation-path";
import { callPath } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { CallBrief } from "~/features/calls/page/call-brief";
import { Inbox } from "~/features/messages/inbox";
import { listInbox } from "~/features/messages/inbox.server";
import { inboxFilterOf } from "~/features/messages/inbox-row";
import { findJustWritten } from "~/features/messages/just-written.server";
import { MessageForm } from "~/features/messages/message-form";
import { recipientPath } from "~/features/messages/recipient";
import { findRecipient } from "~/features/messages/recipients.server";
import { sendMessage } from "~/features/messages/send-message.server";
import { whyNotSend } from "~/features/messages/why-not-send.server";
import { BesideCall } from "~/features/offers/beside-call";
import { saveField } from "~/features/offers/draft";
import { offerPath } from "~/features/offers/offer";
import { OfferForm } from "~/features/offers/offer-form";
import { previewField } from "~/features/offers/offer-preview";
import { typedOffer } from "~/features/offers/offer-schema";
import { answerDraft } from "~/features/offers/own/answer-draft.server";
import { findDraft } from "~/features/offers/own/draft.server";
import { findAnswer } from "~/features/offers/own/find-offer.server";
import { previewOffer } from "~/features/offers/own/preview-offer.server";
import { attachOffer } from "~/features/offers/own/save-offer.server";
import { useDraftKey } from "~/features/offers/use-draft-key";
import { workChoices } from "~/features/works/work-choice";
import { listWorksToOffer } from "~/features/works/works.server";
import { listFilesOfCall } from "~/files/find-files.server";
import type { FormAnswer } from "~/http/answer";
import { idOf } from "~/http/id-of";
import { saveTypedForm } from "~/http/interrupted.server";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import { ButtonLink } from "~/ui/button";
import { CancelLabel } from "~/ui/cancel-label";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { NotLoaded } from "~/ui/not-loaded";
import { Prevented } from "~/ui/prevented";
import { Problem } from "~/ui/problem";
import type { Route } from "./+types/messages";

export const middleware: Route.MiddlewareFunction[] = [storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams: query } = new URL(request.url);
  const viewer = findViewer(context);
  const isForm = pathname.endsWith("/neu");
  const isInbox = !isForm && !query.has("an") && !query.has("ausschreibung");
  if (!viewer) return data({ state: "visitor" as const, isInbox }, { status: 401 });
  if (!query.has("an") && !query.has("ausschreibung")) {
    if (/\/neu(\.data)?$/.test(pathname)) throw data(null, { status: 404 });
    const [filter, after] = [inboxFilterOf(query.get("zeige")), query.get("nach")];
    return { state: "inbox" as const, filter, isFirst: !after, ...(await listInbox(viewer.id, { filter, after })) };
  }
  const answer = isForm ? await orNull(() => findAnswer(query, viewer.id), "the own offer") : null;
  if (answer && answer.state !== "withdrawn") throw redirect(offerPath(answer.id));
  const found = await orNull(() => findRecipient(query, viewer.id), "whom a message is for");
  if (!found) return data({ state: "failed" as const }, { status: 500 });
  const { recipient, problem } = found;
  if (!recipient) return { state: "refused" as const, problem };
  const { id, email: _hidden, ...to } = recipient;
  const written = isForm && !to.call && (await orNull(() => findJustWritten(viewer.id, id), "what was just written"));
  if (written) throw redirect(conversationPath(written));
  const prevented = isForm ? await whyNotSend(viewer.id, recipient) : null;
  const call = to.call
    ? await orNull(() => findCall(to.call?.id ?? null, viewer.id), "the call that is answered")
    : null;
  const works = to.call ? await listWorksToOffer(viewer) : null;
  const draft = to.call ? await findDraft(to.call?.id, viewer.id) : null;
  const files = call ? await orEmpty(() => listFilesOfCall(call.id, viewer), "the files of a call") : [];
  return {
    state: "ready" as const,
    to,
    prevented,
    call,
    files,
    works,
    draft,
    withdrawn: answer && { message: answer.message ?? "", ...typedOffer(answer) },
    sender: { name: viewer.name, email: shownEmail(viewer.email) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = findViewer(context);
  const interrupted = viewer ? null : saveTypedForm(request, context);
  const to = new URL(request.url).searchParams;
  const form = readForm(context);
  if (viewer && to.has("ausschreibung") && form.has(previewField)) return previewOffer(form, viewer.id);
  if (viewer && to.has("ausschreibung") && form.has(saveField)) {
    context.get(requestContext).leavesPagesUnchanged = true;
    return answerDraft(form, viewer.id, idOf(to.get("ausschreibung")) ?? 0);
  }
  const offer = to.has("ausschreibung") ? await attachOffer(form, viewer?.id) : undefined;
  // No page from memory shows messages.
  if (!offer) context.get(requestContext).leavesPagesUnchanged = true;
  return sendMessage(viewer, to, form, interrupted, offer);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state === "inbox" || (loaderData?.state === "visitor" && loaderData.isInbox))
    return unlistedMeta(matches, "Nachrichten");
  const title = loaderData?.state === "ready" && loaderData.to.call ? "Angebot senden" : "Nachricht schreiben";
  return unlistedMeta(matches, title);
};

export default function NewMessage({ loaderData, actionData }: Route.ComponentProps) {
  const key = useDraftKey();
  if (loaderData.state === "visitor") return <SignInFirst answer={actionData} isInbox={loaderData.isInbox} />;
  if (loaderData.state === "inbox") return <Inbox {...loaderData} />;
  if (loaderData.state === "failed") return <NotPrepared />;
  if (loaderData.state === "refused") {
    return (
      <Container className="pt-12">
        <EmptyState
          level={1}
          seed="nachricht"
          title={loaderData.problem}
          action={<ButtonLink to="/ausschreibungen">Zu den Ausschreibungen</ButtonLink>}
        />
      </Container>
    );
  }
  const { to, prevented, call, files, works, draft, withdrawn, sender } = loaderData;
  // Without a further redirect, after which going back would show the form again.
  const aboutCall = call ? callPath(call) : to.call && `/ausschreibungen/${to.call.id}`;
  const returnTo = aboutCall ?? recipientPath(to);
  const props = {
    ...{ id: "nachricht", to, sender, returnTo, arrived: actionData },
    children: (
      <ButtonLink to={returnTo} variant="quiet">
        {to.call ? <CancelLabel /> : "Abbrechen"}
      </ButtonLink>
    ),
  };
  const form = to.call ? (
    <OfferForm
      key={key}
      {...props}
      works={works ? workChoices(works) : undefined}
      asked={withdrawn ? null : call?.rights}
      {...{ draft, withdrawn }}
    />
  ) : (
    <MessageForm {...props} />
  );
  return (
    <Container width={call ? "page" : "text"} className="pt-12 md:pt-18">
      <h1 className="mb-8 text-4xl wrap-anywhere">
        {to.call ? "Angebot" : "Nachricht"} an {to.name}
      </h1>
      <Prevented problem={prevented} />
      {call ? <BesideCall call={<CallBrief call={call} files={files} />}>{form}</BesideCall> : form}
    </Container>
  );
}

/** Keeps a typed message over the sign-in. */
function SignInFirst({ answer, isInbox }: { answer?: FormAnswer; isInbox: boolean }) {
  const { pathname, search } = useLocation();
  if (answer?.interrupted) {
    return (
      <Container width="text" className="pt-12">
        <Problem problem={answer.problem} />
        <InterruptedPage interrupted={answer.interrupted} />
      </Container>
    );
  }
  return (
    <Container className="pt-12">
      <EmptyState
        level={1}
        seed="nachricht"
        tone="colour"
        title="Anmeldung erforderlich"
        action={<ButtonLink to={authPath("anmelden", `${pathname}${search}`)}>Jetzt anmelden</ButtonLink>}
      >
        {isInbox
          ? "Ihre Nachrichten sehen Sie, sobald Sie angemeldet sind."
          : "Sie müssen angemeldet sein, um eine Nachricht zu senden."}
      </EmptyState>
    </Container>
  );
}

function NotPrepared() {
  const { pathname, search } = useLocation();
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Nachricht schreiben</h1>
      <NotLoaded
        title="Profil konnte nicht geladen werden"
        toast={{ title: "Fehler", description: "Profil konnte nicht geladen werden" }}
      />
      <ButtonLink to={`${pathname}${search}`} reloadDocument className="mt-6">
        Noch einmal laden
      </ButtonLink>
    </Container>
  );
}
