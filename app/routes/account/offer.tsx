import type { ReactNode } from "react";
import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { conversationPath } from "~/conversations/conversation-path";
import { callChanges } from "~/features/calls/own/call-changes";
import { ConfirmedNote } from "~/features/offers/confirmed-note";
import { ContactData } from "~/features/offers/contact-data";
import { deskAsLeft } from "~/features/offers/desk/desk-query";
import { NoteForm } from "~/features/offers/note-form";
import {
  agreedTexts,
  noContractText,
  type OfferForOne,
  offerPath,
  orderPath,
  partnerName,
  sentOffersPath,
  sheetPath,
} from "~/features/offers/offer";
import { OfferActs } from "~/features/offers/offer-acts";
import { OfferBadge } from "~/features/offers/offer-badge";
import { EarlierVersions, OfferVersionView, Part, writtenText } from "~/features/offers/offer-view";
import { findContacts } from "~/features/offers/own/contact.server";
import { findNeighbours, findOffer, noteSeen } from "~/features/offers/own/find-offer.server";
import { findRest } from "~/features/offers/own/find-rest.server";
import { whyNotGoOn } from "~/features/offers/own/gate.server";
import { noteReading } from "~/features/offers/own/note-read.server";
import { turnText } from "~/features/offers/sent-offer-row";
import { isOpen, senderLabel } from "~/features/offers/states";
import { whoText } from "~/features/offers/who";
import { OfferedWorks } from "~/features/works/offered-works";
import { findLinkedWorks } from "~/features/works/works.server";
import { uuidOf } from "~/http/id-of";
import { orLogged, orNull } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Differences } from "~/ui/differences";
import { Disclosure } from "~/ui/disclosure";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/offer";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere, noteReading];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const id = uuidOf(params.id);
  const found = id ? await findOffer(id, viewer.id) : null;
  if (!found) throw data(null, { status: 404 });
  if (found.offer.side === "company" && !found.offer.isSeen)
    await orLogged(() => noteSeen(found.offer.id, viewer.id), "that an offer is seen");
  const { side, state, call } = found.offer;
  const rest = side === "company" && state === "confirmed" ? await findRest(viewer.id, call.id) : null;
  const shown = [found.offer, ...found.earlier].flatMap(({ works }) => works.map(({ id }) => id));
  const [works, contacts, stopped, neighbours] = await Promise.all([
    findLinkedWorks(shown),
    findContacts(found.offer, viewer.id),
    isOpen(state) || found.offer.isAskedAgain ? whyNotGoOn(found.offer.id, viewer.id) : null,
    side === "company" ? orNull(() => findNeighbours(found.offer.id, viewer.id), "the offers beside one") : null,
  ]);
  return { ...found, rest, works, contacts, stopped, neighbours };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? `Angebot: ${loaderData.offer.call.title}` : "Angebot");

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { offer, earlier, callNow, rest, works, contacts, stopped, neighbours } = loaderData;
  const isCompany = offer.side === "company";
  const showWorks = (offered: OfferForOne["works"]) => <OfferedWorks offered={offered} seen={works} />;
  const changes = callNow ? callChanges(offer.answeredCall, callNow) : [];
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p className="flex flex-wrap gap-x-7 gap-y-2 print:hidden">
        <TextLink to={isCompany ? deskOf(offer) : sentOffersPath} alone>
          {isCompany ? "Alle Angebote" : "Meine Angebote"}
        </TextLink>
        {neighbours?.before && (
          <TextLink to={offerPath(neighbours.before)} rel="prev" alone>
            Vorheriges
          </TextLink>
        )}
        {neighbours?.after && (
          <TextLink to={offerPath(neighbours.after)} rel="next" alone>
            Nächstes
          </TextLink>
        )}
      </p>
      <h1 className="mt-7 text-4xl wrap-anywhere">{isCompany ? partnerName(offer.partner) : offer.call.title}</h1>
      <p className="mt-2 text-lg text-soft wrap-anywhere">
        {isCompany ? <>Angebot zu {offer.call.title}</> : <>Ihr Angebot an {partnerName(offer.partner)}</>}
      </p>
      <State offer={offer} stopped={stopped}>
        {offer.state === "confirmed" && <ConfirmedNote rest={rest} />}
      </State>
      {!isCompany && changes.length > 0 && (
        <Part title="Die Ausschreibung hat sich geändert">
          <p className="mb-5 max-w-text">
            Ihr Angebot antwortet auf die frühere Fassung. Was Sie hier nicht sehen, ist gleich geblieben.
          </p>
          <Differences differences={changes} before="Als Sie angeboten haben" after="Jetzt" heading="h3" />
        </Part>
      )}
      <OfferActs
        offer={offer}
        callChangedAt={changes.length > 0 ? callNow?.changedAt : undefined}
        ownContact={contacts.own}
        isStopped={stopped !== null}
      />
      {offer.state === "confirmed" && (
        <p className="mt-6 print:hidden">
          <ButtonLink to={orderPath(offer.id)}>Zum Auftrag</ButtonLink>
        </p>
      )}
      {contacts.theirs && (
        <Part title="Kontakt">
          <ContactData contact={contacts.theirs} />
          <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2 print:hidden">
            <li>
              <a href={`${offerPath(offer.id)}/kontakt.vcf`} download className="link hit inline-block">
                In die Kontakte
              </a>
            </li>
            <li>
              <TextLink to={sheetPath(offer.id)} alone>
                Auftragsblatt
              </TextLink>
            </li>
          </ul>
        </Part>
      )}
      <Part title="Angebot">
        <OfferVersionView version={offer} showWorks={showWorks} />
        {isCompany && changes.length > 0 && (
          <div className="mt-6 border-t border-line">
            <Disclosure summary="Antwortet auf eine frühere Fassung Ihrer Ausschreibung">
              <div className="text-ink">
                <Differences differences={changes} before="Bei diesem Angebot" after="Jetzt" heading="h3" />
              </div>
            </Disclosure>
          </div>
        )}
      </Part>
      {isCompany && (
        <div className="print:hidden">
          <Part title="Notiz">
            <NoteForm key={offer.note} id={offer.id} note={offer.note} />
          </Part>
        </div>
      )}
      <EarlierVersions versions={earlier} showWorks={showWorks} />
      <Links offer={offer} isCallSeen={isCompany || callNow !== null || stopped === null} />
    </Container>
  );
}

const deskOf = ({ call }: OfferForOne) => (call.id === null ? "/profil#ausschreibungen" : deskAsLeft(call.id));

/** 'Abgesagt am 3. Mai 2026 um 14:02, von Studio Berg' */
const stateText = (offer: OfferForOne) =>
  `${senderLabel(offer.state)} am ${formatMoment(offer.stateSince)}, ${whoText(offer, offer.side)}`;

interface StateProps {
  offer: OfferForOne;
  /** Why the two can only end the offer now. */
  stopped: string | null;
  children: ReactNode;
}

function State({ offer, stopped, children }: StateProps) {
  const turn = offer.side === "sender" && !stopped ? turnText(offer) : null;
  return (
    <div className="mt-5 grid gap-3">
      <OfferBadge offer={offer} />
      <p className="text-note text-soft">
        Eingelangt am {formatMoment(offer.createdAt)}
        {offer.version > 1 && `, ${writtenText(offer)}`}
      </p>
      {offer.state !== "sent" && <p className="text-note wrap-anywhere">{stateText(offer)}</p>}
      {turn && <p className="font-semibold">{turn}</p>}
      {stopped && (
        <p className="max-w-text border-l-3 border-signal pl-3">
          {stopped}{" "}
          {isOpen(offer.state) &&
            `Bis sich das ändert, können Sie ${offer.side === "sender" ? "Ihr Angebot nur zurückziehen" : "nur absagen"}.`}
        </p>
      )}
      {offer.state === "selected" && <p className="max-w-text">{noContractText}</p>}
      {offer.state === "confirmed" && <p className="max-w-text">{agreedTexts[offer.orderState ?? "running"]}</p>}
      {children}
    </div>
  );
}

function Links({ offer: { call, partner, conversationId }, isCallSeen }: { offer: OfferForOne; isCallSeen: boolean }) {
  return (
    <ul className="mt-10 flex flex-wrap gap-x-7 gap-y-2 border-t border-line pt-4 print:hidden">
      <li>
        <TextLink to={conversationPath(conversationId)} alone>
          Nachrichten zu diesem Angebot
        </TextLink>
      </li>
      {call.id !== null && isCallSeen && (
        <li>
          <TextLink to={`/ausschreibungen/${call.id}`} alone>
            Zur Ausschreibung
          </TextLink>
        </li>
      )}
      {partner?.isPublic && (
        <li>
          <TextLink to={`/${partner.userType}/${partner.slug}`} alone className="wrap-anywhere">
            Profil von {partner.name}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
