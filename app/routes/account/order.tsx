import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { conversationPath } from "~/conversations/conversation-path";
import { CollaborationActs } from "~/features/offers/collaboration/collaboration-acts";
import { offerPath, partnerName, sheetPath } from "~/features/offers/offer";
import { OfferBadge } from "~/features/offers/offer-badge";
import { Part } from "~/features/offers/offer-view";
import { Agreement } from "~/features/offers/order/agreement";
import { AskAgain } from "~/features/offers/order/ask-again";
import { NextStep } from "~/features/offers/order/next-step";
import { hasFailed, isUnderWay, orderAct } from "~/features/offers/order/order";
import { answerTo, WordsForm } from "~/features/offers/order/words-form";
import { answerOrderAct } from "~/features/offers/own/answer-order-act.server";
import { findAgain } from "~/features/offers/own/ask-again.server";
import { findCollaborations } from "~/features/offers/own/collaboration-acts.server";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { noteReading } from "~/features/offers/own/note-read.server";
import { findOrder } from "~/features/offers/own/order.server";
import { sheetNumber } from "~/features/offers/sheet/sheet";
import { workOfOrder } from "~/features/works/own/own-works.server";
import { FileLinks } from "~/files/file-list";
import { listFilesOfCall } from "~/files/find-files.server";
import { uuidOf } from "~/http/id-of";
import { orEmpty } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { WhilePossible } from "~/http/while-possible";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { Container } from "~/ui/container";
import { Disclosure } from "~/ui/disclosure";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/order";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere, noteReading];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { id: viewerId } = viewer;
  const id = uuidOf(params.id);
  const [found, page, prevented] = await Promise.all([
    findOrder(id, viewerId),
    id ? findOffer(id, viewerId) : null,
    findReachedLimit("order", viewerId),
  ]);
  if (!found || !page) throw data(null, { status: 404 });
  const { side, partner, call, conversationId, state, orderState } = page.offer;
  const { progress, parties } = found.order;
  const callId = call.id;
  const files = callId === null ? [] : await orEmpty(() => listFilesOfCall(callId, viewer), "the files of a call");
  const isAccepted = progress.state === "accepted";
  return {
    order: {
      ...{ id: page.offer.id, side, progress, partner: partnerName(partner) },
      work: side === "sender" && isAccepted ? await workOfOrder(viewer, page.offer.id) : null,
      companyName: parties.company?.name ?? partnerName(null),
    },
    ...{ number: sheetNumber(found.order), title: call.title, conversationId, state, orderState },
    hasPartner: partner !== null,
    collaborations: isAccepted && partner ? await findCollaborations(page.offer.id, viewerId) : null,
    again: side === "company" && hasFailed(progress.state) ? await findAgain(viewerId, callId) : null,
    files,
    today: dayInVienna(),
    prevented,
  };
}

export const action = ({ params, context }: Route.ActionArgs) =>
  answerOrderAct(getViewer(context).id, uuidOf(params.id), readForm(context));

/** Shows how an order stands that is over meanwhile. A form for a sentence would go then, with what was typed. */
export const shouldRevalidate = ({ actionStatus, formData, ...args }: ShouldRevalidateFunctionArgs) =>
  (actionStatus === 409 && orderForms.some((act) => act === formData?.get(orderAct.field))) ||
  args.defaultShouldRevalidate;

const orderForms = [orderAct.propose, orderAct.sendBack, orderAct.cancel];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? `Auftrag: ${loaderData.title}` : "Auftrag");

export default function OrderPage({ loaderData, actionData: arrived }: Route.ComponentProps) {
  const {
    order,
    number,
    title,
    conversationId,
    state,
    orderState,
    hasPartner,
    files,
    today,
    prevented,
    collaborations,
  } = loaderData;
  const { id, partner, progress } = order;
  const isRefused = answerTo(orderAct.cancel, arrived) !== undefined;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="text-4xl wrap-anywhere">{title}</h1>
      <p className="mt-2 mb-5 text-lg text-soft wrap-anywhere">
        Auftrag {number}, mit {partner}
      </p>
      <OfferBadge offer={{ state, orderState }} />
      <div className="mt-6 empty:hidden">
        <Prevented problem={prevented} />
      </div>
      <NextStep order={order} today={today} arrived={arrived}>
        {loaderData.again && <AskAgain id={id} again={loaderData.again} />}
        {collaborations && <CollaborationActs {...{ id, partner, arrived }} {...collaborations} />}
      </NextStep>
      <Part title="Termine und Änderungen">
        <Agreement order={order} today={today} arrived={arrived} />
      </Part>
      {files.length > 0 && (
        <Part title="Unterlagen der Ausschreibung">
          <FileLinks files={files} />
        </Part>
      )}
      <ul className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-t border-line pt-4 print:hidden">
        <li>
          <TextLink to={sheetPath(id)} alone>
            Auftragsblatt
          </TextLink>
        </li>
        <li>
          <TextLink to={offerPath(id)} alone>
            Angebot und Kontakt
          </TextLink>
        </li>
        <li>
          <TextLink to={conversationPath(conversationId)} alone>
            Nachrichten
          </TextLink>
        </li>
      </ul>
      <WhilePossible
        isPossible={isUnderWay(progress.state) && hasPartner}
        isRefused={isRefused}
        className="mt-10 border-t border-line print:hidden"
      >
        <Disclosure summary="Auftrag abbrechen" open={isRefused}>
          <WordsForm
            id={id}
            act={orderAct.cancel}
            label="Grund"
            hint={`Geht als Nachricht und E-Mail an ${partner}. Ein Abbruch lässt sich nicht zurücknehmen.`}
            button="Auftrag abbrechen"
            variant="danger"
            arrived={arrived}
          />
        </Disclosure>
      </WhilePossible>
    </Container>
  );
}
